import type { draftWords as Draft, enquiryWords as Enquiry, privacyWords as Privacy } from '../en/enquiry'

/** The texts inside a form. The names of its fields and its messages are in fields.ts. */
export const enquiryWords = {
  optional: '(ज़रूरी नहीं)',
  about: (treatment: string) => `विषय: ${treatment}\n`,
  requiredNote: '* वाले ख़ाने भरना ज़रूरी है',
  mobileHint: '10 अंक, आगे +91 या 0 के बिना',
  honeypot: 'इस ख़ाने को ख़ाली छोड़िए',
  closedDay: (reason: string) => `उस दिन क्लिनिक बंद है (${reason})। फिर भी आप यह दिन माँग सकते हैं; हम आसपास का कोई खुला दिन बताएँगे।`,

  submit: 'भेजिए',
  needed: (fields: string) => `अभी भरना है: ${fields}`,
  checking: 'कोड जाँच रहे हैं…',
  sending: 'भेज रहे हैं…',
  tryAgain: 'फिर कोशिश कीजिए',
  callNumber: (number: string) => `${number} मिलाइए`,
  sent: 'आपका संदेश पहुँच गया है।',
  opening: 'अगला पेज खुल रहा है',

  failures: {
    offline: 'इंटरनेट नहीं है। कुछ भी नहीं भेजा गया, और आपने जो लिखा है, वह सब यहीं है।',
    unreachable: 'संदेश क्लिनिक तक नहीं पहुँचा। आपने जो लिखा है, वह सब यहीं है। थोड़ी देर में फिर कोशिश कीजिए, या फ़ोन कीजिए।',
    timeout: 'क्लिनिक से समय पर जवाब नहीं आया। आपने जो लिखा है, वह सब यहीं है, और फिर कोशिश करने से संदेश दो बार नहीं जाएगा।',
    server: 'हमारी तरफ़ कुछ गड़बड़ हो गई। आपने जो लिखा है, वह सब यहीं है। थोड़ी देर में फिर भेजिए, या फ़ोन कीजिए।',
    busy: (wait: string) => `अभी बहुत सारे संदेश एक साथ आ गए। ${wait} फिर कोशिश कीजिए।`,
    forbidden:
      'सुरक्षा की जाँच पूरी नहीं हुई, इसलिए फ़ॉर्म नहीं गया। हमें फ़ोन कीजिए, या ब्राउज़र की सेटिंग में इस साइट की कुकीज़ (cookies) चालू करके फिर कोशिश कीजिए।',
    rejected: 'यह फ़ॉर्म ऐसे नहीं जा सका। संदेश छोटा कीजिए, या हमें फ़ोन कीजिए।',
  },
  wait: (seconds: number | undefined) => {
    if (!seconds) return 'थोड़ी देर में'
    if (seconds < 60) return `${seconds} सेकंड बाद`
    const minutes = Math.ceil(seconds / 60)
    return minutes === 1 ? 'एक मिनट बाद' : `${minutes} मिनट बाद`
  },
} satisfies typeof Enquiry

export const draftWords = {
  restored: 'आपने यहाँ पहले जो लिखा था, वह हमने वापस रख दिया है। वह सिर्फ़ आपके इसी फ़ोन या कंप्यूटर में था।',
  kept: 'पेज बंद हो जाए, तो भी आपका लिखा हुआ 24 घंटे तक इसी फ़ोन या कंप्यूटर में रहेगा।',
  keptWithoutMessage: 'पेज बंद हो जाए, तो भी आपका लिखा हुआ (संदेश छोड़कर) 24 घंटे तक इसी फ़ोन या कंप्यूटर में रहेगा।',
  clear: 'मिटाइए',
  clearLabel: 'फ़ॉर्म को, और इस फ़ोन या कंप्यूटर में रखी बातों को, मिटाइए',
  keepMessage: 'मेरा संदेश भी इसी फ़ोन या कंप्यूटर में रखिए',
} satisfies typeof Draft

export const privacyWords = {
  beside: (clinic: string, months: number) =>
    `आप यहाँ जो भेजते हैं, उसे ${clinic} सिर्फ़ आपको जवाब देने के लिए रखता है, और किसी काम के लिए नहीं। ${months} महीने बाद उसे मिटा दिया जाता है; {email} पर लिखें, तो उससे पहले भी। बच्चे के लिए फ़ॉर्म माता-पिता या अभिभावक भेजते हैं।`,
  policy: 'निजता की सूचना',
} satisfies typeof Privacy
