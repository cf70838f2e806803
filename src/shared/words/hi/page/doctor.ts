import type { doctorWords as English } from '../../en/page/doctor'

/** The surgeon. */
export const doctorWords = {
  registration: 'रजिस्ट्रेशन',
  languages: 'भाषाएँ',
  since: 'इस क्लिनिक में कब से',
  sketch: 'बग़ल से नाक का उनका बनाया चित्र: आज का आकार, और टूटी रेखा में वह आकार जो बनाना है',
  explains: 'उनका हाथ बग़ल से एक चेहरे का चित्र बना रहा है',
  operates: 'ऑपरेशन की मेज़ पर सर्जन और उनकी टीम',
  declines: 'क्लिनिक के दरवाज़े पर एक महिला',
  reads: 'काग़ज़ात की मेज़ पर टीम के दो लोग',
} satisfies typeof English
