/** What stands around a long text. */
export const readingWords = {
  size: 'Text size',
  sizeSign: 'Aa',
  sizeIs: (step: number) => `Text size ${step} of 3`,
  listen: 'Listen',
  whatsapp: 'WhatsApp',
  onThisPage: 'On this page',
  contents: 'Sections',
  sources: 'Sources',
  related: 'Related treatments',
  more: 'More to read',
  minutesToRead: (minutes: number) => `${minutes} min read`,
  minutes: (minutes: number) => `${minutes} min`,
  /** `{date}` is the day of the last change. */
  changed: 'Last changed on {date}',
  /** `{last}` and `{next}` are days. */
  reviewed: (author: string, reviewer: string) =>
    `Text: ${author}. Medically reviewed by ${reviewer} on {last}. Next review by {next}.`,
  /** `{date}` is the day of the last change. */
  postReviewed: (author: string, reviewer: string) =>
    `Text: ${author}. Medically reviewed by ${reviewer}. Last updated on {date}.`,
}
