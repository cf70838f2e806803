import type { treatmentMapWords as English } from '../en/treatment-map'

/** The map of treatments on the body. */
export const treatmentMapWords = {
  points: (figure: string) => `${figure}: चित्र पर बिंदु`,
  figures: 'शरीर के चित्र',
  figure: 'चित्र',
  layers: 'कितनी गहराई तक देखें',
  skin: 'त्वचा',
  fat: 'चर्बी',
  muscle: 'मांसपेशी',
  bone: 'हड्डी',
} satisfies typeof English
