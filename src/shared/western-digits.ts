/** The zero of Devanagari; its nine other digits follow. */
const ZERO = 0x966

/** The digits of a Hindi keyboard as those that numbers are stored with: १२० and 120. */
export const westernDigits = (text: string): string =>
  text.replace(/[\u0966-\u096f]/g, (digit) => String(digit.charCodeAt(0) - ZERO))
