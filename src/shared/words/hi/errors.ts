import type { errorWords as English } from '../en/errors'

/** In place of a page that could not be shown. */
export const errorWords = {
  title: 'यह पेज नहीं खुला',
  text: 'शायद इंटरनेट धीमा है। {again}, या {home} पर जाइए।',
  again: 'फिर कोशिश कीजिए',
  home: 'होम पेज',
} satisfies typeof English
