import type { treatmentWords as English } from '../../en/page/treatment'

/** A treatment. */
export const treatmentWords = {
  answers: 'सवाल और जवाब',
  questionsToAny: 'किसी भी डॉक्टर से पूछने के सवाल',
  aftercare: 'आज कौन-सा दिन है? क्या मेरी तारीख़ बहुत पास है?',
  take: 'इन्हें साथ ले जाइए, यहाँ या कहीं और।',
  tick: '‘मेरे पेज’ पर टिक कीजिए',
  chat: 'इस पर WhatsApp कीजिए',
  greeting: (name: string) => `नमस्ते, मुझे इस इलाज के बारे में पूछना है: ${name}।`,
  ask: 'अपॉइंटमेंट माँगिए',
  cost: 'ख़र्च',
  noPictures: 'हमारे पास इस इलाज से पहले और बाद की तस्वीरें नहीं हैं।',
  signs: 'चित्र में गुलाबी: चीरा। धारियाँ: निकलता है। टूटी रेखा: क्या बनाना है।',
  chapters: { understand: 'समझिए', decide: 'तय कीजिए', recover: 'ठीक होइए' },
  bar: {
    'what-it-can-and-cannot-do': 'क्या होता है',
    'who-it-suits-and-who-should-wait': 'मेरे लिए?',
    'how-it-is-done': 'कैसे',
    untreated: 'रास्ते',
    chances: 'कितनी बार',
    risks: 'ख़तरे',
    'what-the-cost-depends-on': 'ख़र्च',
    weigh: 'आपकी बात',
    faq: 'जवाब',
    questions: 'पूछने के सवाल',
    recovery: 'ठीक होना',
    sources: 'स्रोत',
  },
  call: 'फ़ोन',
} satisfies typeof English
