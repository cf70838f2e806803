import type { videoWords as English } from '../en/video'

/** Videos and their players. */
export const videoWords = {
  play: (title: string) => `वीडियो चलाइए: ${title}`,
  needsConnection: 'इंटरनेट चाहिए',
  offline: 'इंटरनेट नहीं है, इसलिए वीडियो नहीं खुल सकता। नीचे वही बात लिखी हुई है।',
  failed: 'वीडियो नहीं खुला। नीचे वही बात लिखी हुई है।',
  again: 'फिर कोशिश कीजिए',
  captions: 'अंग्रेज़ी',
  ours: 'इसी साइट से',
  youtube: 'YouTube से खुलता है',
  transcript: 'वीडियो की पूरी बात, हिंदी में',
  duration: 'कितना लंबा',
} satisfies typeof English
