/** The map of treatments on the body. */
export const treatmentMapWords = {
  points: (figure: string) => `${figure}: points on the drawing`,
  figures: 'Figures of the map',
  figure: 'Figure',
  layers: 'How deep to look',
  skin: 'Skin',
  fat: 'Fat',
  muscle: 'Muscle',
  bone: 'Bone',
}
