/** A gloved hand that holds a tool as one writes, as large as a page is wide, seen from its thumb’s side: for the categories. */
import { fill, INK, ink, thin, whole } from './marks'
import { curve, stroke } from './pen'
import { bar } from './tools'

const LIGHT = '#eef5f3'
const PLAIN = '#cfe0de'
const HALF = '#9dbfc1'
const SHADE = '#6f999d'
const DEEP = '#4f787f'

/** Its contours, the tip of the pen at (0, 0): forefinger and back of the hand in one; what lies behind; the thumb and its ball in front. */
const BACK =
  '212 -60, 186 -56, 166 -55, 148 -58, 126 -68, 104 -79.500, 86 -88.500, 74 -91.500, 62 -89.500, 49 -84, 35 -82, 21 -79.500, 12 -75, 7.500 -67, 7 -57, 8 -46, 9.500 -36, 13 -28.500, 18 -26, 23 -29, 25 -36, 24.500 -46, 25 -54, 29 -60, 38 -64, 50 -67, 57 -69.500'
const MIDDLE = '22 -72, 8 -72, 1 -64, -1 -54, .5 -42, 5 -30, 11 -20, 18 -13, 26 -9.500, 34 -12, 38 -19, 40 -30, 30 -50'
const RING = '20 -20, 27 -8, 35 -1, 44 2, 52 -1, 56 -8, 57 -24, 44 -36'
const LITTLE = '42 -8, 48 2, 56 7, 65 7, 72 2, 75 -8, 72 -26, 54 -32'
const HEEL = '60 -10, 74 1, 88 5.500, 101 4.500, 112 .5, 121 -7, 122 -30, 80 -30'
const THUMB_TOP = '24 -39, 26 -45, 32 -49.500, 41 -50.500, 51 -49.500, 59 -53, 64 -60, 65.500 -69, 67 -76'
const THUMB_LOW =
  '24 -39, 25.200 -34.500, 30.500 -31, 40 -30.500, 52 -29, 65 -25.500, 80 -17.500, 94 -9.500, 108 -6, 122 -7.500, 138 -13, 152 -17, 170 -18.500, 190 -17, 212 -12'
const reversed = (line: string) => line.split(', ').toReversed().join(', ')
const THUMB = `${reversed(THUMB_LOW)}, ${THUMB_TOP.slice(THUMB_TOP.indexOf(', ') + 2)}`

/** One even body, a collar and a short cone that ends on the line. */
const PEN =
  fill('#5b1f4d', 'M0-.8L5-2V2L0 .8z') +
  fill('#f4ece6', 'M3.600-1.200L13-4.600V4.600L3.600 1.200z', `stroke="${INK}" stroke-width="1.4" stroke-linejoin="round"`) +
  bar(12, -5.2, 134, 10.4, ['#7d4a70', '#5b1f4d', '#b48aa9'])

/**
 * A hand that draws on skin, the tip of its `tool` at (x, y), turned by so much, from the right or, `mirrored`, from the left: the pen passes between thumb and forefinger, lies on the
 * middle finger and rests on the web; ring and little finger are bent behind.
 */
export const writing = (x: number, y: number, scale: number, { turn = 0, mirrored = false, tool = PEN } = {}): string => {
  const [sin, cos] = [Math.sin((turn * Math.PI) / 180), Math.cos((turn * Math.PI) / 180)]
  /** How far a part is moved towards the lamp at the upper left of the page. */
  const towards = (by: number) => {
    const across = mirrored ? by : -by
    return [across * cos - by * sin, -across * sin - by * cos].map((n) => n.toFixed(1)).join(' ')
  }
  const rim = Math.min(1.25, 1.05 / scale)
  const beneath = `stroke="${INK}" stroke-width="${(1.6 * rim).toFixed(1)}" transform="translate(${towards(-0.34 * rim)})"`
  /** A part of the hand in two tones, the lighter moved by so much towards the lamp, over itself in ink, a little away from it. */
  const form = (
    id: string,
    d: string,
    light: string,
    dark: string,
    by: number,
    more = '',
    edge = `<use href="#${id}" ${beneath}/>`,
  ) =>
    `<clipPath id="${id}c"><path id="${id}" d="${d}"/></clipPath>${edge}<use href="#${id}" fill="${dark}"/><g clip-path="url(#${id}c)"><g filter="url(#gf)"><use href="#${id}" fill="${light}" transform="translate(${towards(by)})"/>${more}</g></g>`
  const weight = Math.min(0.5, 0.42 / scale)
  /** Kept to half a unit. */
  const contour = (line: string, width: number, from = 1, to = 1) => {
    const twice = line.replaceAll(/-?[\d.]+/g, (n) => String(2 * Number(n)))
    return `<g transform="scale(.5)">${whole(ink(stroke(twice, 2 * width * weight, { from, to })))}</g>`
  }
  const [near, far] = mirrored ? [HALF, SHADE] : [PLAIN, HALF]
  // Upright, it has the lamp on the thumb's side; from the left, on the back of the hand; from the right, on forefinger and knuckles.
  const steep = turn > 45
  const onBack = mirrored
    ? fill(
        LIGHT,
        'M212-56L160-57 132-65 106-77 88-84Q78-82 82-74 96-62 130-54T212-46zM56-82L40-79 27-76.500Q20-74 22-70 36-72 56-76z',
      ) + fill(SHADE, 'M6-76Q13-74 13-62T16-44 22-28L10-24 4-50z')
    : fill(
        LIGHT,
        `M10-66Q12-73 23-75.500L48-80 62-85${steep ? '' : ' 74-88 88-84Q98-76 84-70 70-72'} 60-79 44-73 30-71 18-68 14-60L13-48Q11-46 10-50z${steep ? '' : 'M100-78L130-67 150-60Q130-56 112-66z'}`,
      ) + (steep ? fill(HALF, 'M74-96Q78-80 98-70L130-58 170-50 212-48V-64L120-84z') : '')
  const onThumb =
    fill(
      LIGHT,
      mirrored
        ? 'M46-46Q58-45 67-53 76-46 66-38 56-36 47-39 42-42 46-46z'
        : `M27-40Q29-46 40-47L50-45.500Q58-46 64-51 66-44 54-40.500 40-39 30-37 27-37 27-40z${steep ? 'M44-25Q70-22 96-10T126-8L146-14Q120-14 98-18T60-28 40-29z' : ''}`,
    ) +
    (steep
      ? fill(PLAIN, 'M94-68L212-46V-28L94-52z')
      : fill(HALF, 'M60-24Q92-18 116-8T212-15V0H130L96-9 64-25z') + fill(SHADE, 'M72-22Q100-10 126-8T150-13L140-4H112z'))
  return (
    `<filter id="gf"><feGaussianBlur stdDeviation="1.7"/></filter><g transform="translate(${x} ${y})scale(${mirrored ? -scale : scale} ${scale})rotate(${turn})">` +
    form('gh', curve(HEEL, { loop: true }), SHADE, DEEP, 3) +
    form('gs', curve(LITTLE, { loop: true }), HALF, SHADE, 4) +
    form('gr', curve(RING, { loop: true }), HALF, SHADE, 4) +
    form('gm', curve(MIDDLE, { loop: true }), near, far, 4) +
    // The hollow between thumb and forefinger, the middle finger in it.
    fill(DEEP, 'M22-50L27-60 38-66 50-68 60-76 72-80 64-50 40-38H24z') +
    fill(SHADE, 'M24-54Q30-52 34-34L24-34z') +
    `<g id="gi">${form(
      'gb',
      `${curve(BACK)}L66-78 64-50 116-16 168-26 212-20V-60z`,
      PLAIN,
      HALF,
      4.5,
      onBack,
    )}${thin('M12.500-60q3 3 7 3M12-57q3 3 6.500 3M14-42q2 1.500 5 1M62-85q5-2 9-1M63-82q4-1.500 7-1', SHADE, 1)}</g>` +
    // The pen lies over the web and throws a narrow shade on it.
    `<g transform="rotate(-52)">${fill(HALF, 'M97 2H112.500L110 9H98z')}${tool}</g>` +
    `<mask id="gx"><path fill="#fff" d="M-10-62H26.500V-20H-10z"/></mask><g mask="url(#gx)"><use href="#gi"/></g>` +
    // The thumb and its ball, and the web that the pen rests on.
    form(
      'gt',
      `${curve(THUMB_TOP)}Q84-70 110-58L212-40V-12${curve(reversed(THUMB_LOW), { joined: true })}z`,
      PLAIN,
      HALF,
      4.5,
      onThumb,
      '',
    ) +
    thin('M80-71.500Q96-64 111-57.800L212-40', PLAIN, 5, 'filter="url(#gf)"') +
    fill(HALF, 'M67-74Q80-65 108-62L150-48Q108-44 84-54 70-62 67-74z', 'filter="url(#gf)"') +
    thin('M146-52q4 12 0 24M152-50q5 12 1 25M158-46q3 8 1 16M70-33q4 2 7 7M75-36q4 2 7 8', SHADE, 0.9) +
    contour(THUMB, 3, 1, 0.6) +
    contour('67 -76, 70 -72.500, 76 -69', 1.6, 0.9, 0) +
    thin('M48-46q3 3 3 7.500M52-46q3 3 3 7.500', SHADE, 1.1) +
    '</g>'
  )
}
