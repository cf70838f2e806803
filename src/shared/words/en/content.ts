/** What the content index adds to the clinic's own texts. */
export const contentWords = {
  drawing: (title: string) => `Drawing: ${title}`,
  portrait: (name: string) => `Drawing of ${name}`,
  /** Boxes in a text. */
  callouts: { note: 'Note', risk: 'Risk', call: 'Call the clinic at once' },
  /** Where the section on care before and after speaks of the days after. */
  afterCare: 'After: ',
  source: (number: number) => `Source ${number}`,
  /** Of a section, where its heading is known; from the second on they are counted. */
  table: (number: number, heading: string) => `Table${number > 1 ? ` ${number}` : ''}${heading ? `: ${heading}` : ''}`,
  /** What the privacy notice says of daily totals, where the clinic keeps them. */
  counted: (months: number) => ({
    short:
      'Our own server counts how often each page is read on a day, and how often call and chat are tapped there: totals only, of nobody in particular.',
    full: `What our own server counts is how often a page was read on a day, and how often somebody tapped call or chat there: one total for each page, language and day. For this your browser tells it the address of the page, without a cookie, without any identifier and without the page before. Nothing is written down about single visits, so nobody can see from the totals who read what. To hold back automatic counting, the server remembers your network address for about a minute and then forgets it; it never stands beside the totals. Where your browser asks not to be tracked (Global Privacy Control or Do Not Track), nothing is counted. The totals are erased after ${months} months.`,
  }),
  uncounted: {
    short: 'We do not count who reads what, nor how often.',
    full: 'How often pages are read is not counted either.',
  },
  /** Above the clinic's own answers while all of them are samples. */
  sampleAnswers: (count: number) => `The first ${count} answers are invented, to show how the clinic’s own will stand here.`,
  serviceTypes: { surgical: 'Surgical treatments', 'non-surgical': 'Non-surgical treatments' },
}
