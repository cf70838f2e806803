import type { contentWords as English } from '../en/content'

/** What the content index adds to the clinic's own texts. */
export const contentWords = {
  drawing: (title: string) => `चित्र: ${title}`,
  portrait: (name: string) => `${name} का चित्र`,
  callouts: { note: 'ध्यान दीजिए', risk: 'ख़तरा', call: 'तुरंत क्लिनिक को फ़ोन कीजिए' },
  afterCare: 'बाद में: ',
  source: (number: number) => `स्रोत ${number}`,
  table: (number: number, heading: string) => `तालिका${number > 1 ? ` ${number}` : ''}${heading ? `: ${heading}` : ''}`,
  counted: (months: number) => ({
    short:
      'हमारा अपना सर्वर बस इतना गिनता है कि एक दिन में कौन-सा पेज कितनी बार पढ़ा गया, और वहाँ फ़ोन और चैट के बटन कितनी बार दबे: सिर्फ़ कुल गिनती, किसी एक व्यक्ति की नहीं।',
    full: `हमारा अपना सर्वर यह गिनता है कि एक दिन में कोई पेज कितनी बार पढ़ा गया, और वहाँ फ़ोन या चैट का बटन कितनी बार दबा: हर पेज, भाषा और दिन की एक कुल गिनती। इसके लिए आपका ब्राउज़र उसे पेज का पता बताता है: बिना कुकी (cookie) के, बिना किसी पहचान के, और पिछला पेज बताए बिना। कौन कब आया, यह कहीं नहीं लिखा जाता, इसलिए गिनती देखकर कोई नहीं जान सकता कि किसने क्या पढ़ा। मशीन से अपने-आप होने वाली गिनती रोकने के लिए सर्वर आपका नेटवर्क पता (IP) क़रीब एक मिनट याद रखता है, फिर भूल जाता है; वह गिनती के साथ कभी नहीं रखा जाता। आपका ब्राउज़र कहे कि नज़र न रखी जाए (Global Privacy Control या Do Not Track), तो कुछ नहीं गिना जाता। यह गिनती ${months} महीने बाद मिटा दी जाती है।`,
  }),
  uncounted: {
    short: 'कौन क्या पढ़ता है या कितनी बार, यह हम नहीं गिनते।',
    full: 'पेज कितनी बार पढ़े गए, यह भी नहीं गिना जाता।',
  },
  sampleAnswers: (count: number) => `पहले ${count} जवाब काल्पनिक हैं, यह दिखाने के लिए कि क्लिनिक के असली जवाब यहाँ कैसे होंगे।`,
  serviceTypes: { surgical: 'ऑपरेशन वाले इलाज', 'non-surgical': 'बिना ऑपरेशन वाले इलाज' },
} satisfies typeof English
