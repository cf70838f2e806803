/** What the calls of the forms answer when all is well (docs/requirements.md). Apart from the validators, which the browser does not carry. */
export const VALID_CAPTCHA = 'valid captcha'
export const INVALID_CAPTCHA = 'invalid captcha'
export const SAVED = 'success'
