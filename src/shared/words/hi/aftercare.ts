import type { aftercareWords as Aftercare, exampleWords as Example, plannerWords as Planner } from '../en/aftercare'
import { nth } from './time'

/** After a treatment, and before one: what is usual on a day, and whether a date is too close. */
export const aftercareWords = {
  name: 'इलाज के बाद देखभाल',
  fields: 'आपका इलाज',
  treatment: 'मेरा इलाज',
  chooseTreatment: 'चुनिए',
  count: 'कितने दिन हुए',
  on: 'किस दिन हुआ',
  hint: 'अपना इलाज और उसका दिन चुनिए। फिर दिखेगा कि आज क्या होना आम बात है।',
  missingDate: 'यह किस दिन हुआ था?',
  missingTreatment: 'कौन-सा इलाज हुआ था?',
  loading: 'एक पल रुकिए…',
  failed: 'ठीक होने के दिनों की जानकारी नहीं खुल पाई। नीचे की सूची से वह मिल जाएगी, और आप हमें फ़ोन भी कर सकते हैं।',
  show: 'आज का हाल देखिए',
  other: 'कोई और इलाज या दिन',
  kept: 'इस फ़ोन में आपका इलाज और दिन रखा है।',
  day: (day: number, weekday: string) => `${day === 0 ? 'इलाज का दिन' : `इलाज के ${day} दिन बाद`} · ${weekday}`,
  ahead: (days: number) => `इलाज ${days} दिन बाद है`,
  usual: (step: string) => `अभी यह आम बात है: ${step}।`,
  aheadText: 'यह दिन अभी आया नहीं। इलाज हो चुका है, तो तारीख़ ठीक कीजिए; नहीं तो नीचे देखिए कि कौन-से दिन ख़ाली रखने हैं।',
  over: 'ठीक होने का जो समय हमने बताया है, वह पूरा हो चुका है। फिर भी कोई बात परेशान कर रही हो, तो हमें फ़ोन कीजिए।',
  onward: (step: string, from: number) => `${from > 30 ? `${nth(Math.ceil(from / 30))} महीने से` : `${from} दिन बाद से`}: ${step}।`,
  odd: 'तारीख़ फिर से देखिए',
  oddDay: {
    past: 'यह दिन तीन साल से ज़्यादा पहले का है। साल ठीक कीजिए। साल सही हो और कोई बात परेशान कर रही हो, तो हमें फ़ोन कीजिए।',
    future: 'यह दिन तीन साल से ज़्यादा आगे का है। साल ठीक कीजिए।',
  },
  call: 'यह आम बात नहीं: तुरंत फ़ोन कीजिए, दिन हो या रात',
  next: 'इसके बाद',
  dates: 'सारे पड़ाव, तारीख़ के साथ',
  calendar: 'कैलेंडर में डालिए',
  whole: (name: string) => `${name}: ठीक होने का पूरा समय`,
  keep: 'इलाज और उसका दिन इस फ़ोन में रखिए',
  keepHint: 'इलाज और उसका दिन इसी फ़ोन में, एक बटन के पीछे रहेंगे। ठीक होने का समय पूरा होने पर, या टिक हटाने पर, वे मिट जाएँगे।',
  refused: 'यह ब्राउज़र कुछ नहीं रखता, इसलिए अगली बार फिर से चुनना होगा।',
  all: 'हर इलाज के बाद ठीक होने का समय',
  eventText: (name: string, when: string) => `${name}, ${when}। हर शरीर अपने समय से ठीक होता है। आपके सर्जन ने जो कहा है, वही मानिए।`,
} satisfies typeof Aftercare

export const plannerWords = {
  title: 'क्या मेरी तारीख़ से पहले काफ़ी समय है?',
  lead: 'शादी, हवाई सफ़र या परीक्षा हो, तो जानिए कि इलाज ज़्यादा से ज़्यादा किस दिन तक करा लेना चाहिए।',
  fields: 'आपकी तारीख़',
  treatment: 'मेरे मन में यह इलाज है',
  occasion: 'किससे पहले',
  occasions: { wedding: 'शादी', flight: 'हवाई सफ़र', exam: 'परीक्षा' },
  on: 'तारीख़',
  hint: 'इलाज, मौक़ा और उसकी तारीख़ चुनिए।',
  past: 'वह दिन बीत चुका है। आगे की कोई तारीख़ चुनिए।',
  far: 'यह दिन तीन साल से ज़्यादा आगे का है। साल ठीक कीजिए।',
  last: (day: string) => `कराने का आख़िरी दिन: ${day}`,
  tooClose: 'समय बहुत कम है',
  takes: {
    wedding: (days: string) =>
      `मेहमानों के बीच जाने से पहले इतना समय चाहिए: ${days}। पास से खिंची तस्वीरों के लिए ज़्यादा समय लग सकता है; यह इलाज के पेज पर लिखा है।`,
    flight: (days: string) => `हवाई सफ़र से पहले इतना समय चाहिए: ${days}।`,
    exam: (days: string) => `बैठकर पढ़-लिख पाने तक इतना समय चाहिए: ${days}।`,
  },
  days: (days: number) => `${days} दिन`,
  sameDay: 'एक भी दिन नहीं',
  course: 'कई बार कराने वाले इलाज में यह आख़िरी बार का दिन है।',
  would: (day: string) => `कराने का आख़िरी दिन ${day} था।`,
  earliest: (day: string) => `आज ही हो जाए, तो आप ${day} को तैयार होंगे।`,
  unknown: 'हमारे पेज पर यह नहीं लिखा कि हवाई सफ़र से पहले कितने दिन चाहिए। टिकट लेने से पहले हमसे पूछिए।',
  caution: 'कुछ लोगों को ज़्यादा समय लगता है। दिन अपने सर्जन से मिलकर तय कीजिए।',
  between: 'बीच में क्या-क्या होता है',
} satisfies typeof Planner

/** What the pictures show before anything is chosen. */
export const exampleWords = {
  recovery: 'एक उदाहरण: नाक की सर्जरी के बाद, दिन-ब-दिन',
  planner: 'एक उदाहरण: पेट की सर्जरी (टमी टक) के बाद के दिन',
} satisfies typeof Example
