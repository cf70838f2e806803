import type { homeWords as English } from '../../en/page/home'

/** The first page. */
export const homeWords = {
  categories: (treatments: number) => `छह हिस्सों में ${treatments} इलाज`,
  compare: 'मेरे लिए इनमें से कौन-सा?',
  registration: (number: string, council: string) => `रजिस्ट्रेशन ${number}, ${council}`,
  recovery: 'ठीक होने में क्या-\u2060क्या लगता है',
  recoveryLead: 'हर इलाज के पेज पर सूजन और नील, दिन-ब-दिन, चित्र में हैं।',
  resultsTopic: 'नतीजे',
  results: '‘पहले’ और ‘बाद में’ की सारी तस्वीरें',
  voices: 'मरीज़ों के अपने शब्दों में',
  testimonials: 'मरीज़ों की लिखी सारी बातें',
  reading: 'पहले यह पढ़ना अच्छा रहेगा',
  anywhere: 'कहीं भी पढ़िए, अपनी फ़ुर्सत से',
  anywhereLead:
    'जो पेज आपने खोले हैं, वे बिना इंटरनेट भी खुलते हैं। पूरी साइट रख लीजिए, तो यह ऐप की तरह खुलेगी; आप क्या पढ़ते हैं, यह किसी को नहीं बताया जाता।',
  save: 'फ़ोन में रखिए',
} satisfies typeof English
