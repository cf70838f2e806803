import type { formWords as Forms, timingsWords as Timings } from '../en/forms'

/** What stands around a form; its own texts come with its code (enquiry.ts). */
export const formWords = {
  titles: {
    appointment: 'अपॉइंटमेंट लीजिए',
    quick: 'झटपट अपॉइंटमेंट',
    callback: 'नंबर दीजिए, हम फ़ोन करेंगे',
    contact: 'हमें लिखिए',
  },
  intros: {
    appointment: 'बताइए कि आपसे कैसे बात हो और कौन-सा दिन ठीक रहेगा। हम फ़ोन करके पक्का करेंगे।',
    quick: 'अपना नंबर लिख दीजिए और बताइए कि कौन-सा दिन ठीक रहेगा। हम फ़ोन करके पक्का करेंगे।',
    callback: 'अपना नंबर दे दीजिए। हम क्लिनिक के समय में आपको फ़ोन करेंगे।',
    contact: 'हम अगले काम के दिन तक जवाब देते हैं।',
  },
  noscript: 'यह फ़ॉर्म यहाँ नहीं चल रहा, क्योंकि ब्राउज़र में JavaScript बंद है। फ़ोन कीजिए या लिखिए:',
  stuck: 'फ़ॉर्म पूरा नहीं खुला। थोड़ी देर में फिर कोशिश कीजिए, या हमें फ़ोन कीजिए:',
  reference: 'आपका संदेश नंबर',
} satisfies typeof Forms

export const timingsWords = {
  title: 'क्लिनिक का समय',
  call: 'फ़ोन',
  write: 'ईमेल',
} satisfies typeof Timings
