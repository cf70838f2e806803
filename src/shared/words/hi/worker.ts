import type { lastResortWords as English } from '../en/worker'

/** What the service worker says when not even the offline page is on the device. */
export const lastResortWords = {
  title: 'इंटरनेट नहीं है',
  text: 'यह पेज अभी आपके फ़ोन या कंप्यूटर में नहीं है।',
  retry: 'इंटरनेट आने पर {again}।',
  again: 'फिर कोशिश कीजिए',
} satisfies typeof English
