/** The code that is to be read or heard. */
export const captchaWords = {
  group: 'Security code',
  picture: 'The code as a picture. Use the Listen button to hear it.',
  refresh: 'New code',
  listen: 'Listen to the code',
  idle: 'The code appears here',
  loading: 'Loading the code…',
  hint: 'Capitals do not matter.',
  invalid: 'Invalid captcha ! Try Again',
  expired: 'The code was older than 10 minutes, so here is a new one. Everything else is kept.',
  missing: 'The code has not arrived yet. Please type it when it appears.',
  offline: 'You are offline. Fill in the form; the code appears by itself once you are connected again.',
  offlineWithCode: 'You are offline. The code stays good for a few minutes; send when you are connected again.',
  down: 'The code could not be loaded. We keep trying; you can also call us.',
  soundless: 'The sound could not be played. Ask for a new code and try again.',
}
