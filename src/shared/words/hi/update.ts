import type { updateWords as English } from '../en/update'

/** What is said when a new version of the site is ready. */
export const updateWords = {
  title: 'इस साइट का नया रूप तैयार है।',
  unsent: 'आपने फ़ॉर्म भरना शुरू किया है। आपकी जानकारी अधूरे फ़ॉर्म में रखी रहेगी; संदेश तभी, जब आपने उसे रखने को कहा हो।',
  accept: 'रिफ़्रेश कीजिए',
  acceptAnyway: 'अभी रिफ़्रेश कीजिए',
  later: 'बाद में',
  finish: 'पहले पूरा भरना है',
  label: 'साइट का नया रूप',
} satisfies typeof English
