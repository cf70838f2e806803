import type { readingWords as English } from '../en/reading'

/** What stands around a long text. */
export const readingWords = {
  size: 'अआ, अक्षर कितने बड़े',
  sizeSign: 'अआ',
  sizeIs: (step: number) => `अक्षरों का साइज़: 3 में से ${step}`,
  listen: 'सुनिए',
  whatsapp: 'WhatsApp',
  onThisPage: 'इस पेज पर',
  contents: 'हिस्से',
  sources: 'स्रोत',
  related: 'मिलते-जुलते इलाज',
  more: 'और पढ़िए',
  minutesToRead: (minutes: number) => `पढ़ने में ${minutes} मिनट`,
  minutes: (minutes: number) => `${minutes} मिनट`,
  changed: 'आख़िरी बदलाव {date} को',
  reviewed: (author: string, reviewer: string) =>
    `लिखा: ${author}। अंग्रेज़ी पेज की डॉक्टरी जाँच: ${reviewer}, {last}। अगली जाँच {next} तक।`,
  postReviewed: (author: string, reviewer: string) => `लिखा: ${author}। डॉक्टरी जाँच: ${reviewer}। आख़िरी बदलाव {date} को।`,
} satisfies typeof English
