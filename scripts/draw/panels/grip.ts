/** A gloved hand that holds a tool as one writes, as large as a page is wide: for the categories. */
import { base } from './hands'
import { fill, INK, ink, thin } from './marks'
import { curve, stroke } from './pen'
import { bar } from './tools'

/**
 * The hand at the laser's hand piece, seen from its thumb's side: posed on the mesh and recorded under the lamp where it is seen (`bases/grip-….svg`). `held`
 * lies before its palm and behind thumb and forefinger; the picture's upper left corner is (x, y).
 */
export const gripping = (hand: string, held: string, x: number, y: number): string => {
  const place = `<g transform="translate(${x} ${y})">`
  return `${place}${base(`grip-${hand}`)}</g>${held}${place}<g clip-path="url(#gf)"><use href="#gr"/></g></g>`
}

const LIGHT = '#eef5f3'
const PLAIN = '#cfe0de'
const HALF = '#9dbfc1'
const SHADE = '#6f999d'
const DEEP = '#4f787f'

/** Its contours, the tip of the pen at (0, 0): forefinger and back of the hand in one; what lies behind; the thumb and its ball in front. */
const BACK =
  '210 -64, 160 -66, 130 -72, 104 -82, 84 -90, 72 -93, 61 -90, 48 -85.500, 34 -83, 21 -80, 12 -75, 7.500 -67, 7 -57, 8 -46, 9.500 -36, 13 -28.500, 18 -26, 23 -29, 25 -36, 24.500 -46, 25 -54, 29 -60, 38 -64, 50 -67, 62 -71'
const MIDDLE = '22 -72, 8 -72, 1 -64, -1 -54, .5 -42, 5 -30, 11 -20, 18 -13, 26 -9.500, 34 -12, 38 -19, 40 -30, 30 -50'
const RING = '20 -20, 27 -8, 35 -1, 44 2, 52 -1, 56 -8, 57 -24, 44 -36'
const LITTLE = '42 -8, 48 2, 56 7, 65 7, 72 2, 75 -8, 72 -26, 54 -32'
const HEEL = '60 -10, 74 1, 88 5.500, 104 6, 120 3.500, 136 -2, 130 -30, 80 -30'
const THUMB_TOP = '24 -39, 26 -45, 32 -49.500, 41 -50.500, 51 -49.500, 59 -53, 64 -60, 65.500 -69, 67 -76'
const THUMB_LOW = '24 -39, 25.200 -34.500, 30.500 -31, 40 -30.500, 52 -29, 65 -25.500, 80 -18, 96 -9, 112 -3, 132 0, 160 -2, 210 -4'
const reversed = (line: string) => line.split(', ').toReversed().join(', ')
const THUMB = `${reversed(THUMB_LOW)}, ${THUMB_TOP.slice(THUMB_TOP.indexOf(', ') + 2)}`

/** A part of the hand in two tones, the lighter moved towards the lamp; `lamp` is 1, or -1 where the hand is shown mirrored. */
const form = (id: string, d: string, light: string, dark: string, lamp: number, by: number, more = '') =>
  `<clipPath id="${id}c"><path id="${id}" d="${d}"/></clipPath><use href="#${id}" fill="${dark}"/><g clip-path="url(#${id}c)"><use href="#${id}" fill="${light}" transform="translate(${-by * lamp} ${-by})"/>${more}</g>`

/**
 * A hand that draws on skin, its pen's tip at (x, y), from the right or, `mirrored`, from the left: the pen passes between thumb and forefinger, lies on the
 * middle finger and rests on the web; ring and little finger are bent behind.
 */
export const writing = (x: number, y: number, scale: number, turn = 0, mirrored = false): string => {
  const lamp = mirrored ? -1 : 1
  const contour = (line: string, width: number, from = 1, to = 1) => ink(stroke(line, width, { from, to }))
  const [near, far] = mirrored ? [HALF, SHADE] : [PLAIN, HALF]
  return (
    `<g transform="translate(${x} ${y})scale(${scale * lamp} ${scale})rotate(${turn})">` +
    form('gh', curve(HEEL, { loop: true }), SHADE, DEEP, lamp, 3) +
    contour('72 -1, 76 2, 88 5.500, 104 6, 120 3.500, 136 -2', 3, 0.5, 0.8) +
    form('gl', curve(LITTLE, { loop: true }), HALF, SHADE, lamp, 4) +
    contour('48 2, 56 7, 65 7, 72 2, 75 -8', 2.8, 0.6, 0.4) +
    form('gr', curve(RING, { loop: true }), HALF, SHADE, lamp, 4) +
    contour('24 -12, 27 -8, 35 -1, 44 2, 52 -1, 56 -8, 57 -21', 2.8, 0.6, 0.7) +
    form('gm', curve(MIDDLE, { loop: true }), near, far, lamp, 4) +
    contour('14 -74, 8 -72, 1 -64, -1 -54, .5 -42, 5 -30, 11 -20, 18 -13, 26 -9.500, 34 -12, 38 -19, 40 -32', 3, 0.6, 0.7) +
    // The hollow between thumb and forefinger, the middle finger in it.
    fill(DEEP, 'M22-50L27-60 38-66 66-72 64-50 40-38H24z') +
    fill(SHADE, 'M24-54Q30-52 34-34L24-34z') +
    `<g id="gi">${form(
      'gb',
      `${curve(BACK)}L66-78 64-50 120-6 212-4V-64z`,
      PLAIN,
      HALF,
      lamp,
      4.5,
      fill(
        LIGHT,
        mirrored
          ? 'M212-60L160-61 132-67 106-77 88-84Q78-82 82-74 96-62 130-56T212-46zM56-82L40-79 27-76.500Q20-74 22-70 36-72 56-76z'
          : 'M10-66Q12-73 23-75.500L48-80 62-85 74-88 88-84Q98-76 84-70 70-72 60-79 44-73 30-71 18-68 14-60L13-46 10-50zM100-78L130-67 150-62Q130-58 112-66z',
      ) +
        (mirrored ? fill(SHADE, 'M6-76Q13-74 13-62T16-44 22-28L10-24 4-50z') : ''),
    )}${contour(BACK, 3)}${thin('M12.500-60q3 3 7 3M12-57q3 3 6.500 3M14-42q2 1.500 5 1M62-85q5-2 9-1M63-82q4-1.500 7-1', SHADE, 1)}</g>` +
    // The pen lies over the web and throws a narrow shade on it.
    `<g transform="rotate(-52)">${fill(HALF, 'M97 2H112.500L110 9H98z')}${PEN}</g>` +
    `<mask id="gx"><path fill="#fff" d="M-10-62H26.500V-20H-10z"/></mask><g mask="url(#gx)"><use href="#gi"/></g>` +
    // The thumb and its ball, and the web that the pen rests on.
    form(
      'gt',
      `${curve(THUMB_TOP)}Q84-70 110-58L212-40V-4${curve(reversed(THUMB_LOW).replace('210', '212'), { joined: true })}z`,
      PLAIN,
      HALF,
      lamp,
      4.5,
      fill(
        LIGHT,
        mirrored ? 'M46-46Q58-45 67-53 76-46 66-38 56-36 47-39 42-42 46-46z' : 'M27-40Q29-46 40-47L50-45.500Q58-46 64-51 66-44 54-40.500 40-39 30-37 27-37 27-40z',
      ) +
        fill(HALF, 'M60-24Q92-18 116-8T212-12V0H130L96-9 64-25z') +
        fill(SHADE, 'M72-22Q100-10 130-5T212-6V2H120z'),
    ) +
    thin('M100-62.500L212-39.600', PLAIN, 2.400) +
    fill(HALF, 'M67-74.500Q80-66 106-62.500 88-57 74-60T67-74.500z') +
    ink(stroke(THUMB, 3, { from: 1, to: 0.6 })) +
    contour('67 -76, 74 -71, 84 -67, 98 -64', 1.8, 0.9, 0) +
    thin('M48-46q3 3 3 7.500M52-46q3 3 3 7.500', SHADE, 1.100) +
    '</g>'
  )
}

/** One even body, a collar and a short cone that ends on the line. */
const PEN =
  fill('#5b1f4d', 'M0-.8L5-2V2L0 .8z') +
  fill('#f4ece6', 'M3.600-1.200L13-4.600V4.600L3.600 1.200z', `stroke="${INK}" stroke-width="1.4" stroke-linejoin="round"`) +
  bar(12, -5.2, 134, 10.4, ['#7d4a70', '#5b1f4d', '#b48aa9'])
