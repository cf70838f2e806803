import { fill, INK, thin } from '../../panels/marks'
import { ellipse } from '../../panels/pen'
import { FRAYED } from '../bruises'
import { BRUISE } from '../healing'
import type { Recovery } from '../sheet'
import { bruised, fuller, garment, slimSide, swelled, swollenSkin, TRUNK_MORE, TRUNK_WINDOW, trunk } from '../torso'

/** Where the cannula went in, at each hip: a slit of a few millimetres along the skin's lines, its edges swollen, held by a thread in the first days. */
const opening = (colour: string, w: number, stitch: boolean) => {
  const h = w * 0.24
  return (
    (w > 4 ? fill(colour, ellipse(0, 0, w * 1.5, w * 0.85), 'opacity=".3"') : '') +
    fill(colour, `M${-w} 0Q${-w * 0.3} ${-h * 2.6} ${w} 0Q${w * 0.2} ${h * 2.2} ${-w} 0`) +
    (w > 4 ? thin(`M${-w} 0Q${-w * 0.2} ${h} ${w} 0`, INK, 1.4) : '') +
    (stitch ? thin(`M-1 ${-w * 0.7}L1 ${w * 0.7}M-1 ${-w * 0.7}l-5-4M-1 ${-w * 0.7}l4-5`, '#2f3f6b', 1.6) : '')
  )
}
const openings = (colour: string, size: number, stitch = false) =>
  `<g transform="translate(112 278)rotate(24)">${opening(colour, size, stitch)}</g><g transform="translate(368 278)rotate(-24)">${opening(colour, size, stitch)}</g>`

/** Swollen by that share, and the clip of that skin. */
const swollen = (share: number) => fuller(share) + swelled(share) + swollenSkin(share, `b${10 * share}`)

export const plate: Recovery = {
  kind: 'fat',
  title: 'Recovery after liposuction, by day',
  desc: 'A woman of 32 from the front. Day 1: a firm garment. Day 3: most swollen, flanks and belly stand out over the waistband; bruises violet, small openings at the hips. Day 7: bruises green. Day 14: yellow; the area may look bigger than before. Day 90: most of the shape, marks of a few millimetres.',
  sources: [
    'https://www.cadoganclinic.com/liposuction-recovery-time-how-long-does-it-take-to-recover-after-a-liposuction-procedure (bruises gone within three weeks, good at six, final after 6 to 12 months)',
    'https://formedi.co.uk/liposuction-surgery-turkey/swelling-and-bruising-after-liposuction (swelling grows for the first days, the rest lasts months)',
  ],
  defs: trunk + FRAYED,
  window: TRUNK_WINDOW,
  more: TRUNK_MORE,
  states: [
    { day: 1, drawn: garment },
    { day: 3, drawn: swollen(1) + bruised('dark', 'high', 'b10') + openings('#a63d59', 8, true) },
    { day: 7, drawn: swollen(0.8) + bruised('green', 'along', 'b8') + openings('#a63d59', 7) },
    { day: 14, drawn: swollen(0.6) + bruised('yellow', 'last', 'b6') + openings('#a63d59', 5) },
    { day: 90, drawn: slimSide('worn') + openings('#b98a6a', 4) },
  ],
  curve: [
    [0, 0.45],
    [1, 0.72],
    [3, 0.94],
    [7, 0.74],
    [14, 0.54],
    [42, 0.28],
    [90, 0.12],
    [180, 0.05],
    [365, 0.01],
  ],
  colours: [
    [0, BRUISE.new],
    [3, BRUISE.dark],
    [5, BRUISE.dark],
    [8, BRUISE.green],
    [13, BRUISE.yellow],
    [22, BRUISE.none],
  ],
}
