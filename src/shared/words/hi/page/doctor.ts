import type { doctorWords as English } from '../../en/page/doctor'

/** The surgeon. */
export const doctorWords = {
  registration: 'रजिस्ट्रेशन',
  languages: 'भाषाएँ',
  since: 'इस क्लिनिक में कब से',
  sketch: 'बग़ल से नाक का उनका बनाया चित्र: आज का आकार, और टूटी रेखा में वह आकार जो बनाना है',
} satisfies typeof English
