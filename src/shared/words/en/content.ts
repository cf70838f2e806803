/** What the content index adds to the clinic's own texts. */
export const contentWords = {
  drawing: (title: string) => `Drawing: ${title}`,
  portrait: (name: string) => `Drawing of ${name}`,
  /** Boxes in a text. */
  callouts: { note: 'Note', risk: 'Risk', call: 'Call the clinic at once' },
  source: (number: number) => `Source ${number}`,
  /** Of a section, where its heading is known; from the second on they are counted. */
  table: (number: number, heading: string) => `Table${number > 1 ? ` ${number}` : ''}${heading ? `: ${heading}` : ''}`,
  serviceTypes: { surgical: 'Surgical treatments', 'non-surgical': 'Non-surgical treatments' },
}
