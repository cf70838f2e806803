import type { thanksWords as English } from '../en/thanks'

/** Texts of the page after a request; they come with it. */
export const thanksWords = {
  home: 'होम पेज पर जाइए',
  ask: 'अपना सवाल WhatsApp कीजिए',
  keep: 'यह नंबर सँभालकर रखिए; फ़ोन पर यही बताइए, तो हम आपका संदेश तुरंत ढूँढ लेते हैं।',
  day: 'जो दिन आपने माँगा',
  tentative: 'यह दिन अभी पक्का नहीं, सिर्फ़ आपकी पसंद है। हमसे फ़ोन पर बात होने के बाद ही दिन पक्का होगा।',
  calendar: 'कैलेंडर में डालिए',
  event: (clinic: string) => `अपॉइंटमेंट माँगा है: ${clinic} (पक्का होना बाक़ी)`,
  eventText: (reference: string, phone: string) =>
    `क्लिनिक ने यह दिन अभी पक्का नहीं किया है। संदेश नंबर ${reference}। कुछ पूछना हो, तो फ़ोन कीजिए: ${phone}`,
} satisfies typeof English
