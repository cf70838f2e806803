import type { installWords as English } from '../en/install'

/** The offer to put the site on the home screen. */
export const installWords = {
  button: 'ऐप इंस्टॉल कीजिए',
  hintTitle: (name: string) => `${name} को होम स्क्रीन पर रखें?`,
  hint: 'साइट ऐप की तरह खुलती है, बिना इंटरनेट भी। फ़ोन में बहुत कम जगह लेती है (कुछ सौ KB), और कोई खाता नहीं बनाना पड़ता।',
  yes: 'इंस्टॉल कीजिए',
  how: 'तरीक़ा दिखाइए',
  no: 'जी नहीं, धन्यवाद',
  label: 'ऐप इंस्टॉल करना',
  guideTitle: 'होम स्क्रीन पर रखना',
  steps: [
    'ब्राउज़र की पट्टी में ‘शेयर’ (Share) दबाइए।',
    'नीचे जाकर ‘होम स्क्रीन में जोड़ें’ (Add to Home Screen) दबाइए।',
    '‘जोड़ें’ (Add) दबाइए। अब साइट आपकी होम स्क्रीन पर है।',
  ],
  close: 'बंद कीजिए',
  thanks: 'ऐप इंस्टॉल हो गया। धन्यवाद।',
  thanksMore: 'जो पेज आप खोलते हैं, वे बिना इंटरनेट भी पढ़े जा सकते हैं।',
  ok: 'ठीक है',
} satisfies typeof English
