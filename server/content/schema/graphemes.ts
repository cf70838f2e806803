const segmenter = new Intl.Segmenter()

/** How many characters a reader counts: क्षि is one. */
export const graphemes = (text: string): number => [...segmenter.segment(text)].length
