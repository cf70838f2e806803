import type { Healing } from '../../healing'

/** What the drawing of each kind of recovery shows. Its numbers are days; the height of its curve is swelling, its colours are a bruise's; of patches it is how much one sees of them. */
export const healingWords: Record<Healing, string> = {
  nose: 'By day: 1 splint, 3 most swollen, bruises violet, 7 splint off, bruises green, 14 yellow, 90 almost settled',
  lids: 'By day: 1 swollen lids with stitches, 3 most swollen, bruises violet, 7 stitches out, bruises green, 14 yellow, 90 settled',
  face: 'By day: 1 bandage, 3 most swollen, bruises violet to the neck, 7 green, 14 yellow, 90 settled',
  lips: 'By day: 1 swollen, 3 most swollen, bruises violet, 7 smaller, bruises green, 14 yellow, 90 settled',
  breast: 'By day: 1 support bra, 4 full and bruised, 14 a red line, bruises yellow, 90 the line is darkest, 365 fine',
  lift: 'By day: 1 support bra, 4 full and bruised, 14 red lines round the areola, down and in the fold, bruises yellow, 90 the lines are darkest, 365 fine',
  chest: 'By day: 1 vest, 3 most swollen, bruises violet, 7 green and lower, 14 yellow, 90 flat, a fine line',
  trunk: 'By day: 1 binder, drains, 7 swollen, bruises green, 21 yellow, the scar red, 90 still rose, 365 flat, scar fine',
  fat: 'By day: 1 garment, 3 most swollen, bruises violet, 7 green, 14 yellow, 90 most of the shape',
  scalp: 'By day: 3 red points, brow and lids swollen, 7 crusts, 14 crusts off, 42 planted hair fallen, 365 grown',
  skin: 'By day: 1 red, 4 thin crusts and flakes, 10 pink where crusts fell, 21 paler, 60 almost even',
  needle: 'By day: 0 small points, 1 slightly swollen, perhaps a bruise, 3 violet, 7 yellow, 14 nothing to see',
  crown: 'By day: 0 small raised points in the parting, 1 red, 3 fading, 7 a trace of pink, 14 nothing to see, combed',
  light: 'By day: 0 red and warm for hours, 1 slightly pink, 3 quiet, 14 and 30 nothing to see, the skin kept from the sun',
  patches:
    'By day: 0 evenly pink for hours, patches as before, 3 quiet skin, 14 creams again, patches still the same, 90 a little paler if it helps, 150 paler, softer at the edge, not gone',
}
