/** What the content index adds to the clinic's own texts. */
export const contentWords = {
  drawing: (title: string) => `Drawing: ${title}`,
  serviceTypes: { surgical: 'Surgical treatments', 'non-surgical': 'Non-surgical treatments' },
}
