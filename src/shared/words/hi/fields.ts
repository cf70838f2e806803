import type { labels as Labels, messages as Messages, noticeRows as NoticeRows, refusals as Refusals } from '../en/fields'

/** Staff reads its e-mail and lists in English. */
export { clinicWords } from '../en/fields'

/** What stands above each field. */
export const labels = {
  name: 'नाम',
  email: 'ईमेल',
  mobile: 'मोबाइल नंबर',
  date: 'तारीख़',
  message: 'संदेश',
  captcha: 'सुरक्षा कोड',
} satisfies typeof Labels

/** The row of each field in the privacy notice. */
export const noticeRows: typeof NoticeRows = {
  name: ['नाम', 'आप लिखते हैं', 'आपको नाम से बुलाने और आपका संदेश ढूँढने के लिए'],
  mobile: ['मोबाइल नंबर', 'आप लिखते हैं', 'आपके संदेश के बारे में फ़ोन करने के लिए'],
  email: ['ईमेल का पता', 'आप लिखते हैं; हमसे फ़ोन करवाते समय ज़रूरी नहीं', 'आपको संदेश मिलने की ख़बर भेजने और लिखकर जवाब देने के लिए'],
  date: ['तारीख़', 'आप चुनते हैं; सिर्फ़ अपॉइंटमेंट में', 'आपको ठीक लगने वाला दिन देने के लिए'],
  message: ['संदेश', 'आप लिखते हैं; कभी ज़रूरी नहीं', 'जवाब की तैयारी के लिए'],
}

/** What is wrong with a field. */
export const messages = {
  nameMissing: 'अपना नाम लिखिए',
  nameLetters: 'नाम में सिर्फ़ अक्षर लिखिए',
  contactNameLetters: 'नाम में सिर्फ़ अक्षर लिखिए',
  emailMissing: 'अपना ईमेल लिखिए',
  emailForm: 'ईमेल का पता सही लिखिए',
  mobileMissing: 'अपना मोबाइल नंबर लिखिए',
  mobileDigits: '10 अंकों का मोबाइल नंबर लिखिए',
  dateChoice: 'तारीख़ चुनिए',
  captchaMissing: 'कोड लिखिए',
} satisfies typeof Messages

/** What only the server says: no form of ours sends such a value. */
export const refusals = {
  tooLong: (characters: number) => `ज़्यादा से ज़्यादा ${characters} अक्षर लिखिए`,
  unreadable: 'यह पढ़ा नहीं जा सकता',
} satisfies typeof Refusals
