import { optimize } from 'svgo'
import { numeral } from './numerals'
import { patternsOf } from './tones'

/** One picture of the sheet, drawn in 240 by 240 units (480 by 240 when `wide`). */
export interface Panel {
  /** The step of the list beside it, or the first and the last: '3-4'. */
  steps: string
  wide?: boolean
  body: string
}

export interface Sheet {
  slug: string
  title: string
  /** What each panel shows; it becomes the description. */
  desc: string
  /** What several panels use: `<g id="…">`. */
  defs?: string
  panels: Panel[]
  /** What only those use. */
  otherDefs?: string
  /** What is drawn for the picture of the treatment alone, by name. */
  others?: Record<string, string>
}

const SIDE = 240
const GAP = 3
const GROUND = ':root{--g:#f4e3da}@media(prefers-color-scheme:dark){:root{--g:#604954;filter:brightness(.88)}}.g{fill:var(--g)}'
/** With the rim of hair (`class="k"`): a part of its contour on paper, the lamp’s light on it where the ground is dark. */
const RIMMED = GROUND.replace('}', ';--k:#4d2039}').replace(';filter', ';--k:#b9979e;filter') + '.k{fill:none;stroke:var(--k)}'
/** With arrows and dashes (marks.ts): light ones, with a dark edge, where the ground is dark. */
const styleOf = (body: string): string => {
  const base = body.includes('class="k"') ? RIMMED : GROUND
  const style = body.includes('var(--s,') ? base.replace(';filter', ';--s:#f2b8e4;--r:#34102b;filter') : base
  // The gutter between two sections is the page.
  return body.includes('class="o"') ? `${style}.o{fill:#fbf7f2}@media(prefers-color-scheme:dark){.o{fill:#1b1218}}` : style
}

/** In a list they stand among plates: on the ground that those have (palette.ts, plate.ts). */
const amongPlates = (svg: string): string => svg.replace('--g:#f4e3da', '--g:#f4dedd').replace('--g:#604954', '--g:#6b525d')

// A post shows one panel in a box of 29:25, by its address: only in the boxes of the whole sheet do panels come one after another.
const MOVING = '(prefers-reduced-motion:no-preference) and ((min-aspect-ratio:7/5) or (max-aspect-ratio:1/1))'

/** Where the cells lie, three or two in a row; a wide one takes two. */
function places(panels: Panel[], columns: number): { x: number; y: number }[] {
  let cell = 0
  return panels.map(({ wide, steps }) => {
    const [column, row] = [cell % columns, Math.floor(cell / columns)]
    if (wide && column === columns - 1) throw new Error(`panel ${steps} is wide and would be broken in a row of ${columns}`)
    cell += wide ? 2 : 1
    return { x: column * SIDE, y: row * SIDE }
  })
}

/** Panels bring the gradients they use; in a whole sheet each is kept once, so that no id is there twice. */
const once = (body: string): string => {
  const seen = new Set<string>()
  return body.replace(/<(linear|radial)Gradient id="([^"]+)".*?<\/\1Gradient>/gs, (markup, _kind, id: string) => {
    if (seen.has(id)) return ''
    seen.add(id)
    return markup
  })
}

/**
 * Six cells: three in a row in a box of 3:2, two in a row in a box of 2:3. The page gives the box; the file asks for its shape. In an
 * upright box the view of 720 by 480 fits the width, and what lies above and below it is seen, too: -300 to 780.
 */
export function sheet({ slug, title, desc, defs = '', panels }: Sheet): string {
  const cells = panels.reduce((sum, { wide }) => sum + (wide ? 2 : 1), 0)
  if (cells !== 6) throw new Error(`${slug}: ${cells} cells instead of six`)
  const [rows, pairs] = [places(panels, 3), places(panels, 2)]
  const upright = pairs.map(({ x, y }, i) => `.p${i}{transform:translate(${x * 1.5}px,${y * 1.5 - 300}px)scale(1.5)}`).join('')
  const light = panels.map((_, i) => (i ? `.p${i} .l{animation-delay:.${i}s}` : '')).join('')
  const body = panels
    .map(({ steps, wide, body: drawn }, i) => {
      const { x, y } = rows[i] as { x: number; y: number }
      return `<g class="p${i}" transform="translate(${x} ${y})"><g class="l" clip-path="url(#${wide ? 'w' : 'n'})"><path class="g" d="M0 0h480v240H0z"/>${drawn}</g>${numeral(steps)}</g>`
    })
    .join('')
  const clip = (id: string, width: number) =>
    `<clipPath id="${id}"><rect x="${GAP / 2}" y="${GAP / 2}" width="${width - GAP}" height="${SIDE - GAP}" rx="5"/></clipPath>`
  const clips = clip('n', SIDE) + (body.includes('url(#w)') ? clip('w', 2 * SIDE) : '')
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 720 480" width="720" height="480"><title>${title}</title><desc>${desc}</desc><style>${styleOf(defs + body)}@media(max-aspect-ratio:1/1){${upright}}@media ${MOVING}{.l{animation:l .6s ease-out}${light}@keyframes l{45%{opacity:.85}}}</style><defs>${clips}${patternsOf(defs + body)}${defs}</defs>${once(body)}</svg>\n`
}

/** What of a panel of the treatment `from` stands for a category. */
export interface CategoryPanel {
  category: string
  title: string
  from: string
  step: string
  /** The part that is seen, seven sixths as high as wide; the middle of the panel, if nothing is said. */
  view?: readonly [x: number, y: number, width: number]
  /** One of the sheet’s others instead: the person it is done to. */
  lead?: string
  /** Drawn in units so small that whole ones are exact enough. */
  whole?: boolean
}

const MIDDLE = [SIDE / 14, 0, (SIDE * 6) / 7] as const

/** One panel by itself, 6 wide and 7 high, without its numeral. @throws when the sheet has no panel of that step. */
export function single(
  plate: Sheet,
  { step, lead, title, whole, view: [x, y, width] = MIDDLE }: Omit<CategoryPanel, 'category' | 'from'>,
): string {
  const { used, body } = lead ? usedBy(plate, other(plate, lead)) : alone(plate, step)
  const view = [x, y, width, (width * 7) / 6].map((n) => +n.toFixed(1)).join(' ')
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${view}" width="240" height="280"><title>${title}</title><style>${styleOf(used + body)}</style><defs>${patternsOf(used + body)}${used}</defs><path class="g" d="M-40-40h560v400H-40z"/>${body}</svg>`
  // A lead picture, from edge to edge of a wide screen.
  const paths = { name: 'convertPathData', params: { floatPrecision: whole ? 0 : 1 } } as const
  return `${optimize(amongPlates(svg), { plugins: [paths, 'mergePaths'] }).data}\n`
}

/** What of a panel stands for its treatment. */
export interface Vignette {
  treatment: string
  step: string
  /** The part that is seen: its upper left corner in the panel, and its width; it is two thirds as high. */
  view: readonly [x: number, y: number, width: number]
  /** One of the sheet’s others instead of the panel, in the same units. */
  instead?: string
  /** One of the sheet’s others, to the right of the panel: of each, half the view is seen. */
  beside?: string
  /** One of the others instead, whole (360 by 240): the person it is done to; the panel stands in it as a round inset. */
  lead?: string
  inset?: readonly [x: number, y: number, radius: number]
  title: string
  desc: string
}

/** The picture at the head of a treatment and where it is listed, without numeral and movement. @throws when there is no such panel. */
export function vignette(
  plate: Sheet,
  { step, view: [x, y, width], instead, beside, lead, inset, title, desc }: Vignette,
): string {
  const { used, body } = instead ? usedBy(plate, other(plate, instead)) : alone(plate, step)
  if (lead) {
    const [cx, cy, r] = inset ?? [60, 180, 52]
    const picked = usedBy(plate, other(plate, lead) + body)
    const round = `<clipPath id="in"><circle cx="${cx}" cy="${cy}" r="${r}"/></clipPath>`
    const scale = +((2 * r) / width).toFixed(3)
    const place = `translate(${+(cx - r - x * scale).toFixed(1)} ${+(cy - r - y * scale).toFixed(1)}) scale(${scale})`
    const seen = `<g clip-path="url(#in)"><path class="g" d="M0 0h360v240H0z"/><g transform="${place}">${body}</g></g>`
    const rim = [`#fffaf4" stroke-width="4`, `#4d2039" stroke-width="1.2`]
      .map((stroke, i) => `<circle cx="${cx}" cy="${cy}" r="${r + i * 2.4}" fill="none" stroke="${stroke}"/>`)
      .join('')
    return amongPlates(
      picture({ size: [360, 240], title, desc, defs: picked.used + round, body: other(plate, lead) + seen + rim }),
    )
  }
  const place = `scale(${+(360 / width).toFixed(3)}) translate(${-x} ${-y})`
  const second = beside && other(plate, beside)
  const needed = second ? usedBy(plate, body + second).used : used
  const half = (left: number, drawn: string) =>
    `<svg x="${left}" width="180" height="240"><g transform="${place}">${drawn}</g></svg>`
  const drawn = second
    ? `${half(0, body)}${half(180, second)}<path class="o" d="M178 0h4v240h-4z"/>`
    : `<g transform="${place}">${body}</g>`
  return amongPlates(picture({ size: [360, 240], title, desc, defs: needed, body: drawn }))
}

interface Still {
  size: readonly [width: number, height: number]
  title: string
  desc: string
  defs: string
  body: string
}

/** One picture on the ground of the panels. */
export const picture = ({ size: [width, height], title, desc, defs, body }: Still): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}"><title>${title}</title><desc>${desc}</desc><style>${styleOf(defs + body)}</style><defs>${patternsOf(defs + body)}${defs}</defs><path class="g" d="M0 0h${width}v${height}H0z"/>${body}</svg>\n`

/** @throws when the sheet has none of that name. */
function other({ slug, others }: Sheet, name: string): string {
  const drawn = others?.[name]
  if (!drawn) throw new Error(`${slug} has no other named ${name}`)
  return drawn
}

/** What is drawn in one panel, and what of the sheet's shared parts it uses. */
function alone(plate: Sheet, step: string): { used: string; body: string } {
  const body = plate.panels.find(({ steps }) => steps === step)?.body
  if (!body) throw new Error(`${plate.slug} has no panel of step ${step}`)
  return usedBy(plate, body)
}

function usedBy({ defs = '', otherDefs = '' }: Sheet, body: string): { used: string; body: string } {
  const all = elements(defs + otherDefs)
  const usedIn = (text: string) =>
    all.filter((element) => new RegExp(`#${/ id="([\w-]+)"/.exec(element)?.[1]}[")]`).test(text)).join('')
  // What a shared part is put together from is used as well.
  let used = usedIn(body)
  for (let more = usedIn(body + used); more !== used; more = usedIn(body + used)) used = more
  return { used, body }
}

/** The elements that lie side by side in a piece of markup, each with what it holds. */
function elements(markup: string): string[] {
  const found: string[] = []
  let [depth, start] = [0, 0]
  for (const { 0: tag, index } of markup.matchAll(/<[^>]+>/g)) {
    if (tag.startsWith('</')) depth -= 1
    else if (!tag.endsWith('/>')) depth += 1
    if (depth > 0) continue
    const end = index + tag.length
    found.push(markup.slice(start, end))
    start = end
  }
  return found
}
