import type { offlineWords as Offline, saveWords as Save } from '../en/offline'

/** The page of what is saved, which also stands in for pages that are not. */
export const offlineWords = {
  standingInLead: 'यह पेज अभी आपके फ़ोन या कंप्यूटर में नहीं है। जो पेज आप पहले खोल चुके हैं, वे यहीं हैं; और फ़ोन करने के लिए इंटरनेट नहीं चाहिए।',
  here: 'बिना इंटरनेट के लिए रखे हुए',
  hereLead: 'ये पेज बिना इंटरनेट खुलते हैं: जो आपने खोले हैं; और अगर आप पूरी साइट रख लें, तो सारे पेज।',
  retry: 'यह पेज फिर खोलिए',
  back: 'इंटरनेट वापस आ गया है।',
  savedPages: 'रखे हुए पेज',
  filter: 'रखे हुए पेजों में ढूँढिए',
  none: 'अभी कुछ नहीं रखा है। आप जो पेज खोलते हैं, वे रख लिए जाते हैं।',
  noMatch: (words: string) => `‘${words}’ नाम का कोई पेज नहीं रखा है।`,
  count: (shown: number, all: number) =>
    shown === all
      ? `${all} ${all === 1 ? 'पेज रखा है' : 'पेज रखे हैं'}`
      : `${all} में से ${shown} ${shown === 1 ? 'दिख रहा है' : 'दिख रहे हैं'}`,
  groups: {
    treatments: 'इलाज',
    clinic: 'क्लिनिक',
    reading: 'पढ़ने के लिए',
  },
} satisfies typeof Offline

/** 'Save for offline'. */
export const saveWords = {
  title: 'पूरी साइट बिना इंटरनेट के लिए रखिए',
  lead: 'सारे इलाज और पेज, चित्रों के साथ, पर वीडियो के बिना। डॉक्टर के पास जाते समय रास्ते में काम आएगा।',
  size: (size: string) => `लगभग ${size}`,
  start: 'फ़ोन में रखिए',
  again: 'आगे जारी रखिए',
  progress: (done: string, total: string) => `${total} में से ${done}`,
  checking: 'जो रखा, उसे जाँच रहे हैं…',
  paused: 'रुका है: इंटरनेट नहीं है। आते ही अपने-आप आगे बढ़ेगा।',
  saved: 'पूरी साइट आपके फ़ोन या कंप्यूटर में है।',
  savedSize: (size: string) => `इसमें ${size} जगह लगी है, और यह अपने-आप ताज़ा होती रहती है।`,
  remove: 'यहाँ से हटाइए',
  stop: 'रोकिए',
  full: (size: string) => `ख़ाली जगह कम है: ${size} चाहिए। आपकी और कोई चीज़ नहीं बदली गई।`,
  failed: 'साइट यहाँ नहीं रखी जा सकी। इंटरनेट रहते आप सब कुछ पढ़ सकते हैं।',
  unsupported: 'यह ब्राउज़र पेजों को सिर्फ़ खुले रहने तक रखता है, इसलिए यहाँ साइट रखने की सुविधा नहीं है।',
  label: 'साइट रखी जा रही है',
} satisfies typeof Save
