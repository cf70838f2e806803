import type { mapWords as English } from '../en/map'

/** Texts of the map, apart from the other features': the contact page starts with them. */
export const mapWords = {
  title: 'क्लिनिक के आसपास का नक़्शा',
  drawing: 'हाथ से बना नक़्शा: क्लिनिक सेक्टर 42 में, गोल्फ़ कोर्स रोड के पश्चिम में, दो रैपिड मेट्रो स्टेशनों के बीच है।',
  directions: 'रास्ता देखिए',
  load: 'इंटरनेट वाला नक़्शा खोलिए',
  offline: 'इस नक़्शे को इंटरनेट चाहिए',
  note: 'यह नक़्शा OpenStreetMap से आता है, और सिर्फ़ आपके कहने पर खुलता है।',
} satisfies typeof English
