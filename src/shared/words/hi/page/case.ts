import type { caseWords as English } from '../../en/page/case'

/** A case study. */
export const caseWords = {
  facts: {
    age: 'उम्र',
    concern: 'परेशानी',
    procedure: 'क्या किया गया',
    anaesthesia: 'बेहोशी या सुन्न करना',
    stay: 'अस्पताल में रुकना',
    followUp: 'कब तक नज़र रखी',
  },
  inShort: 'कहानी, थोड़े में',
  pictures: 'पहले और बाद में',
  treatment: 'इलाज की पूरी जानकारी',
  all: 'मरीज़ों की सारी कहानियाँ',
  sample: 'एक काल्पनिक कहानी, यह दिखाने के लिए कि असली कहानी कैसे बताई जाएगी।',
} satisfies typeof English
