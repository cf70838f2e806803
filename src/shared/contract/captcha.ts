/** How long a captcha may be used, in ms: the server refuses an older one, a form asks for a new one before. */
export const CAPTCHA_LIFETIME = 10 * 60_000
