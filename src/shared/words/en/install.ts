/** The offer to put the site on the home screen. */
export const installWords = {
  button: 'Install the app',
  hintTitle: (name: string) => `Keep ${name} on your home screen?`,
  hint: 'It opens like an app, also without a connection. A few hundred kilobytes, no account.',
  yes: 'Install',
  how: 'Show me how',
  no: 'No, thank you',
  label: 'Install',
  guideTitle: 'Add to your Home Screen',
  steps: [
    'Tap Share in the browser’s bar.',
    'Scroll down and tap “Add to Home Screen”.',
    'Tap “Add”. The site is then on your Home Screen.',
  ],
  close: 'Close',
  thanks: 'Installed. Thank you for keeping us close.',
  thanksMore: 'Pages that you open stay readable without a connection.',
  ok: 'Good',
}
