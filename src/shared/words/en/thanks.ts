/** Texts of the page after a request; they come with it. */
export const thanksWords = {
  home: 'Go to Home Page',
  ask: 'WhatsApp us your question',
  keep: 'Please keep it; with it we find your request at once.',
  day: 'The day you asked for',
  tentative: 'It is a wish until we have confirmed it with you.',
  calendar: 'Add to calendar',
  event: (clinic: string) => `Appointment asked for: ${clinic} (to be confirmed)`,
  eventText: (reference: string, phone: string) =>
    `The clinic has not confirmed this day yet. Reference ${reference}. Questions: ${phone}`,
}
