/** Of a source in the list of a treatment: whom it counted, and how we know it. `#` is a number; where the order turns, numbers are counted. */
const sizes: Record<string, string> = {
  '# people': '# लोग',
  'more than # people': '# से ज़्यादा लोग',
  '# of # people': '#2 में से #1 लोग',
  '# people in India': 'भारत के # लोग',
  '# people in two trials': 'दो अध्ययनों में # लोग',
  '# people with acne': 'मुँहासों वाले # लोग',
  '# people analysed': '# लोगों के नतीजे',
  '# finished': '# आख़िर तक रहे',
  '# adults': '# वयस्क',
  '# patients': '# मरीज़',
  '# others': '# और लोग',
  '# women': '# महिलाएँ',
  '# woman': '# महिला',
  '# of # women': '#2 में से #1 महिलाएँ',
  '# women and girls': '# महिलाएँ और लड़कियाँ',
  '# women with a first enlargement': 'पहली बार स्तन बड़े कराने वाली # महिलाएँ',
  '# women with lift and implants': 'लिफ़्ट और इम्प्लांट वाली # महिलाएँ',
  '# mothers': '# माँएँ',
  '# first-time mothers': 'पहली बार माँ बनीं # महिलाएँ',
  '# with a lift': '# लिफ़्ट के साथ',
  '# with training only': '# सिर्फ़ कसरत के साथ',
  '# not operated': '# बिना ऑपरेशन के',
  '# controls': 'तुलना के लिए # महिलाएँ',
  '# men': '# पुरुष',
  '# man': '# पुरुष',
  '# men with tamoxifen': 'टैमोक्सिफ़ेन (tamoxifen) लेने वाले # पुरुष',
  '# photographed at # years': '#2 साल बाद #1 की तस्वीरें ली गईं',
  '# studies': '# अध्ययन',
  '# studies pooled': '# अध्ययन मिलाकर',
  '# trials': 'तुलना वाले # अध्ययन',
  'three trials': 'तुलना वाले तीन अध्ययन',
  'five trials': 'तुलना वाले पाँच अध्ययन',
  '# articles': '# लेख',
  '# papers': '# लेख',
  '# publications': '# छपे हुए लेख',
  '# operations': '# ऑपरेशन',
  '# reductions': 'स्तन छोटे करने के # ऑपरेशन',
  '# treatments': '# इलाज',
  '# peels': '# पील',
  '1.7 million syringes': '17 लाख सिरिंज',
  '# million syringes': '# मिलियन (1 मिलियन = 10 लाख) सिरिंज',
  '# cases': '# मामले',
  '# deaths': '# मौतें',
  '# replies': '# जवाब',
  '# centres': '# केंद्र',
  '# doctors': '# डॉक्टर',
  '# Indian doctors': 'भारत के # डॉक्टर',
  '# surgeons': '# सर्जन',
  '# authors from the maker': 'लिखने वालों में # बनाने वाली कंपनी के',
  'some authors from the maker': 'लिखने वालों में कुछ बनाने वाली कंपनी के',
  '# to #': '#1 से #2',
  'no comparison group': 'तुलना का समूह नहीं',
  'half-face': 'आधे चेहरे पर',
  'half-head': 'आधे सिर पर',
  'one hospital': 'एक अस्पताल',
  'one surgeon': 'एक सर्जन',
  'done in #': '# में हुआ',
  'congress abstract': 'सम्मेलन में सुनाया सार',
  'summary for patients': 'मरीज़ों के लिए सार',
  'leaflet for patients': 'मरीज़ों के लिए जानकारी',
  'text of the product information': 'दवा के साथ मिलने वाली जानकारी',
  'with erratum': 'ग़लती के सुधार के साथ',
  'in Hindi': 'हिंदी में',
  'subanalysis of the trial': 'उसी अध्ययन का एक हिस्सा',
  'table of adverse effects': 'बुरे असर की तालिका',
  'table of treatments': 'इलाजों की तालिका',
  'tables of the trials': 'अध्ययनों की तालिकाएँ',
  'letter on PRP and the Drugs and Cosmetics Act': 'पीआरपी (PRP) और भारत के दवा क़ानून पर चिट्ठी',
  'on a review by Wu and others': 'वू (Wu) और साथियों की समीक्षा पर',
  'on the US Food and Drug Administration': 'अमेरिका की सरकारी संस्था (FDA) पर',
  'the authors’ hospital on the study above': 'लेखकों का अस्पताल, ऊपर के अध्ययन पर',
  'as told by Dermatology Advisor': 'एक वेबसाइट (Dermatology Advisor) के मुताबिक़',
  'as told by HealthDay': 'एक वेबसाइट (HealthDay) के मुताबिक़',
  'glycolic acid as told by Dermatology Advisor': 'ग्लाइकोलिक एसिड एक वेबसाइट (Dermatology Advisor) के मुताबिक़',
  'numbers as told by Explore Plastic Surgery': 'गिनती एक वेबसाइट (Explore Plastic Surgery) के मुताबिक़',
  'satisfied people as told by Healio on # August #': 'ख़ुश लोग एक वेबसाइट (Healio) के मुताबिक़, #1 अगस्त #2',
  'Indian experts': 'भारत के जानकार',
  India: 'भारत',
  Delhi: 'दिल्ली',
  Chennai: 'चेन्नई',
}

const NUMBER = /\d[\d,.]*/g

/** 11,41,418 of '1,141,418'. */
const inLakhs = (number: string) => (number.includes(',') ? Number(number.replaceAll(',', '')).toLocaleString('en-IN') : number)

/** '34 studies, 1,888 women'; what is not known stays as it is. */
export const studySize = (size: string) =>
  size
    .split(', ')
    .map((part) => {
      const numbers = (part.match(NUMBER) ?? []).map(inLakhs)
      const text = sizes[part] ?? sizes[part.replace(NUMBER, '#')] ?? part
      return text === part ? part : text.replace(/#(\d?)/g, (_, at: string) => numbers[Number(at || 1) - 1] ?? '')
    })
    .join(', ')

const funders: Record<string, string> = {
  'the maker': 'बनाने वाली कंपनी',
  'the maker of finasteride': 'फ़िनास्टराइड (finasteride) बनाने वाली कंपनी',
  'the maker of the gel': 'जेल बनाने वाली कंपनी',
}

export const funder = (by: string) => funders[by] ?? by
