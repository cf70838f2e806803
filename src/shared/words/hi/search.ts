import type { searchWords as English } from '../en/search'

/** The search. */
export const searchWords = {
  label: 'साइट में खोजिए',
  hint: 'अपने शब्दों में लिखिए, हिंदी या अंग्रेज़ी में। हिंदी को अंग्रेज़ी अक्षरों में लिखें, तो भी चलेगा। आप जो लिखते हैं, वह आपके फ़ोन या कंप्यूटर से बाहर नहीं जाता।',
  examplesLabel: 'जैसे:',
  examples: ['डबल चिन', 'बाल झड़ना', 'नाक', 'आँखों के नीचे थैली', 'मुँहासे के दाग़'],
  clear: 'खोज ख़ाली कीजिए',
  loading: 'खोज तैयार हो रही है…',
  failed: 'पहली बार खोजने के लिए इंटरनेट चाहिए। नीचे की सूची बिना इंटरनेट चलती है।',
  retry: 'फिर कोशिश कीजिए',
  count: (count: number) => (count === 1 ? 'एक नतीजा' : `${count} नतीजे`),
  none: (query: string) => `‘${query}’ के लिए कुछ नहीं मिला। कई शब्दों की जगह एक शब्द लिखकर देखिए, या नीचे की सूची देखिए।`,
  foundFor: (words: string) => `इसके लिए मिला: ${words}`,
  alsoHindi: 'हाँ, यह हिन्दी में भी है।',
  readHindi: 'हिन्दी में पढ़िए',
  kinds: {
    treatment: 'इलाज',
    category: 'इलाज के प्रकार',
    post: 'लेख',
    case: 'मरीज़ की कहानी',
    job: 'नौकरी',
    page: 'पेज',
  },
  noscript: 'खोज को JavaScript चाहिए, जो बंद है। नीचे के शब्द भी उन्हीं पेजों पर ले जाते हैं।',
  allTreatments: 'सारे इलाज, अक्षरों के क्रम में',
} satisfies typeof English
