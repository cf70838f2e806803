/** Whom to call with a sign that cannot wait. */
export const helpWords = {
  emergency: 'Emergency',
  /** Beside the number of the night line. */
  whoseNights: 'after a treatment with us, at any hour',
  hospital: 'Hospital',
  nearest: 'the nearest hospital',
  otherwise: (place: string) => `If we do not answer within 10 minutes, go to the emergency department of ${place}.`,
}
