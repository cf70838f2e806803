/**
 * The colours of the plates, by name. A plate says `fill="skin-2"`; it leaves as `fill="var(--skin-2,#dcb08a)"`: a page that takes a plate in
 * may set the property, everywhere else the literal holds. Tones go from the light (1) to the shadow (5).
 */
type Colours = Record<string, string>

const common: Colours = {
  ground: '#f4dedd',
  paper: '#fbf7f2',
  ink: '#4d2039',
  /** The edge of hair: its own colour on paper, lighter where the ground is dark. */
  edge: '#2e1620',
  /** An old contour in fine dashes, which lies on the ground. */
  ghost: '#4d2039',
  /** Somebody’s skin and hair about her bones: pale on paper, dim where the ground is dark, and never seen through. */
  'veil-1': '#f6e8da',
  'veil-3': '#dcc0a9',
  'veil-4': '#c0a48f',
  mist: '#d3c5c4',
  hatch: '#6b3c2c',
  'lip-1': '#b5675c',
  'lip-2': '#87423f',
  'lip-3': '#f6ddcf',
  'eye-white': '#efe3d8',
  iris: '#5b3322',
  pupil: '#1c0d10',
  catch: '#fffaf2',
  brow: '#3a1c22',
  blush: '#c2604f',
  nail: '#f0c9bb',
  'hair-grey': '#a99a9c',
  gold: '#d9a441',
  // The code, stated once on each plate: rose is cut, plum is aimed and moved, brown is pigment, vermilion is danger.
  cut: '#a63d59',
  aim: '#4d2039',
  /** An arrow or a dashed line, and its edge: they change places where the ground is dark. */
  sign: '#4d2039',
  rim: '#fffaf2',
  pigment: '#8a4a20',
  danger: '#c8452b',
  // Beneath the skin, always in this order.
  'fat-1': '#f7e3ac',
  'fat-2': '#e3bd6c',
  'fat-3': '#b98a3f',
  'fascia-1': '#efe6e6',
  'fascia-2': '#c9b3ba',
  'fascia-3': '#9a7d8a',
  'muscle-1': '#d48b78',
  'muscle-2': '#b0594f',
  'muscle-3': '#833a39',
  'muscle-4': '#5a2429',
  'gland-1': '#ecbcae',
  'gland-2': '#d09184',
  'gland-3': '#aa685f',
  'gland-4': '#7f4642',
  'cartilage-1': '#dfe8ea',
  'cartilage-2': '#b0c3c9',
  'cartilage-3': '#7b959e',
  'bone-1': '#f6eddb',
  'bone-2': '#d8c6a4',
  'bone-3': '#a48e68',
  'vessel-1': '#c46a5c',
  'vessel-2': '#8d3b3b',
  'steel-1': '#eef0f2',
  'steel-2': '#bcc3ca',
  'steel-3': '#7f8994',
  'steel-4': '#4d5660',
  'glove-1': '#cfe0de',
  'glove-2': '#9fbdbb',
  'glove-3': '#6c918f',
  'gel-1': '#e4eef2',
  'gel-2': '#b5cdd8',
  'gel-3': '#7fa2b2',
  'white-1': '#fffdfb',
  'white-2': '#dfd3cf',
  'white-3': '#b5a2a2',
  'shoe-1': '#8a5c46',
  'shoe-2': '#63402f',
  'shoe-3': '#41291f',
}

const named = (name: string, colours: string[], first = 1): Colours =>
  Object.fromEntries(colours.map((colour, i) => [`${name}-${i + first}`, colour]))
const dark = named('hair', ['#1d0c14', '#2e1620', '#4b2834', '#6d4651', '#96707b'], 0)

/** The layers of the figures beneath the skin, in five values as the skin has. */
Object.assign(
  common,
  named('adipose', ['#f9e8b8', '#e6c377', '#bd8f45', '#8d6330', '#5f4020']),
  named('flesh', ['#d8907c', '#b4604f', '#873e3b', '#5c262b', '#3a151c']),
  // What lies between and behind the muscles.
  named('deep', ['#873e3b', '#5c262b', '#5c262b', '#3a151c', '#3a151c']),
  named('skull', ['#f8f0df', '#dccbaa', '#ac966f', '#786046', '#4a3729']),
)

/** The people who recur on the plates. */
const cast = {
  /** A woman of 32, wheat-brown. */
  w32: {
    ...named('skin', ['#f1d6bd', '#dcb08a', '#bd8860', '#93603f', '#663a2a', '#4a2219']),
    ...dark,
    ...named('cloth', ['#c58b92', '#a3606f', '#7d4156']),
    // Her dupatta, the one warm colour.
    ...named('stole', ['#e8bd66', '#c2892f']),
    ...named('linen', ['#f3e6d0', '#d3b895', '#a5835f']),
  },
  /** A woman of 58, fairer, grey at the temple. */
  w58: {
    ...named('skin', ['#f4decb', '#e0ba98', '#c4936b', '#9a6846', '#6e4130', '#4f271d']),
    ...named('hair', ['#2a1a22', '#3b2730', '#5c454d', '#7d6871', '#a99a9f'], 0),
    ...named('cloth', ['#94708a', '#6f4c65', '#4b2f46']),
    ...named('stole', ['#dcc6d1', '#ad8fa0']),
    ...named('salwar', ['#c3adc4', '#977c9c', '#6b5272']),
  },
  /** A man of 38, deeper. */
  m38: {
    ...named('skin', ['#e3ba95', '#c7946b', '#a3704a', '#7a4d33', '#523022', '#381c14']),
    ...dark,
    ...named('cloth', ['#efe6dc', '#cdbbad', '#9a857c']),
    ...named('denim', ['#7f8aa3', '#5d6780', '#40475c']),
    brow: '#2a141a',
    hatch: '#4a281c',
    'lip-1': '#a75d52',
    'lip-2': '#773b38',
    'lip-3': '#dba892',
  },
  /** The surgeon, about 45. */
  surgeon: {
    ...named('skin', ['#ecceb2', '#d5a880', '#b58059', '#8b5939', '#603626', '#451f17']),
    ...named('hair', ['#1d0c14', '#2e1620', '#4b2834', '#6d4651', '#96707b'], 0),
    ...named('cloth', ['#a63d59', '#7c2c47', '#561d35']),
    ...named('trousers', ['#75606f', '#54424f', '#372a35']),
  },
  /** The nurse and the anaesthetist, about 36, in green linen. */
  staff: {
    ...named('skin', ['#e9c7a6', '#cfa07a', '#ab7852', '#805232', '#573222', '#3d1d16']),
    ...dark,
    ...named('cloth', ['#a9c7c0', '#7ba29b', '#527772']),
  },
} satisfies Record<string, Colours>

export type Person = keyof typeof cast
export const isPerson = (name: string | undefined): name is Person => name !== undefined && name in cast

const coloursOf = (person: Person): Colours => ({ ...common, ...cast[person] })
export const hexOf = (name: string, person: Person) => coloursOf(person)[name]

/** Those that change with the scheme, which is said once in each plate (plate.ts). */
const SCHEME: Record<string, string> = {
  ground: 'b',
  edge: 'o',
  ghost: 'a',
  sign: 's',
  rim: 'r',
  'veil-1': 'v',
  'veil-3': 'w',
  'veil-4': 'x',
  mist: 'm',
}

/** What a plate says for a colour: a name of this list, or what SVG knows itself. */
export function painted(value: string, person: Person): string {
  const hex = hexOf(value, person)
  return hex ? `var(--${SCHEME[value] ?? value},${hex})` : value
}

/** Names that a plate may give: one that is none of these, and nothing that SVG knows, is a slip of the pen. */
export const isColour = (value: string, person: Person) =>
  hexOf(value, person) !== undefined || /^(none|currentColor|#[0-9a-f]{3,6}|url\(#[\w-]+\))$/i.test(value)

const light = (hex: string) => {
  const [r = 0, g = 0, b = 0] = [1, 3, 5]
    .map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255)
    .map((c) => (c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4))
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}
export const contrast = (a: string, b: string) => {
  const [x, y] = [light(a) + 0.05, light(b) + 0.05]
  return Math.max(x, y) / Math.min(x, y)
}

/** The tones of one thing (skin, muscle, ...), from light to dark. */
export const scaleOf = (name: string, person: Person): [string, string][] =>
  Object.entries(coloursOf(person)).filter(([key]) => new RegExp(`^${name}-[1-5]$`).test(key))
