/**
 * One woman's trunk from the front in 480 units, traced in proportion from the reference's torso: shoulders, arms, ribs and waist are the
 * same in every panel, only the breasts change. The fold stays at one height; what lies before it hangs lower, or not.
 */
import { readFileSync } from 'node:fs'
import { LIGHT, lightOf, SHADE } from './breast-light'
import { type Breasts, EDGE, placer, type Shape, SHAPES } from './breasts'
import { fill, INK, ink, whole } from './marks'
import { curve, stroke } from './pen'

/** Its light and shade, recorded under the one lamp: the trunk without breasts, and the region in which they lie (`bases/trunk.svg`: data, as the forms are). */
const RECORDED = readFileSync(new URL('bases/trunk.svg', import.meta.url), 'utf8')
const recorded = (id: string): string => {
  const found = new RegExp(`<path id="${id}"[^>]*/>|<g id="${id}" .*</g>`).exec(RECORDED)
  if (!found) throw new Error(`no ${id} in the recorded trunk`)
  return found[0].replace(` id="${id}"`, '')
}
/** What lies in shade is hatched. */
const hatched = (id: string): string =>
  recorded(id).replace(
    /<path fill="#a9734f" d="([^"]*)"\/>/,
    `<g fill="${SHADE}"><path id="${id}-h" d="$1"/></g><use href="#${id}-h" fill="url(#j)"/>`,
  )

/** The edge of the ribs; what hangs lies before it. */
export const RIBS = stroke('206 436, 190 456, 180 478', 0.9)
/** The midline below the breastbone. */
export const MIDLINE = stroke('240 428, 241 456, 240 484', 0.8)
const DETAILS = [
  stroke('219 93, 196 97, 160 91, 118 94, 82 103', 1.5),
  stroke('208 22, 216 56, 226 84', 1),
  stroke('57.5 241, 66 214, 86 180', 1.5, { from: 0.8, to: 0.1 }),
]
const linesOf = (ribs: boolean) =>
  `<g id="td">${ink(...DETAILS, ribs ? RIBS : '')}</g><use href="#td" transform="matrix(-1 0 0 1 480 0)"/>` +
  ink(stroke('222 98, 240 106, 258 98', 1.5), MIDLINE)

const ribs = ink(RIBS, stroke('274 436, 290 456, 300 478', 0.9))

/** Its lower edge, which stands out from the chest; the upper half has no line. */
export const edgeOf = (shape: Shape, right: boolean, weight = 1): string => {
  const edge = placer(shape, right)(EDGE)
  return stroke(edge.slice(1, 10), weight * (right ? 3.6 : 2.8), { from: 0.1, to: 0.1 })
}

/** The same person for every panel of a sheet: her trunk and her lines once, and each pair of breasts that it needs. */
export const trunk = (...shapes: readonly Breasts[]): string => {
  const hidden = shapes.some((name) => 'beyond' in SHAPES[name])
  // The contour is the trunk in ink beneath itself, moved a little away from the lamp.
  const body = recorded('body')
    .replace('<path', '<path id="tp"')
    .replace(/ fill="[^"]*"/, '')
  const own = `<clipPath id="tb">${body}</clipPath><g id="trunk"><g fill="${INK}" stroke="${INK}" stroke-width="2.8"><use href="#tp"/><use href="#tp" x="1.3" y=".8"/></g><use href="#tp" fill="${LIGHT}"/><g clip-path="url(#tb)">${hatched('rest')}${recorded('region')}</g></g>`
  return shapes
    .map((name, i) => {
      const shape: Shape = SHAPES[name]
      const light = lightOf(name)
      // Where it is heavy it stands out beyond the ribs.
      const wider = shape.beyond
        ? whole(
            fill(LIGHT, curve(placer(shape, false)(EDGE), { loop: true }) + curve(placer(shape, true)(EDGE), { loop: true })),
          ).replace('<path', '<path id="wp"')
        : ''
      const clip = wider && `${wider}<clipPath id="wb"><use href="#tp"/><use href="#wp"/></clipPath>`
      const drawn =
        `${clip}<g clip-path="url(#${clip ? 'wb' : 'tb'})">${light}</g>` + ink(edgeOf(shape, false), edgeOf(shape, true))
      return `<g id="${name}">${i ? '<use href="#trunk"/>' : own}${drawn}${i ? '<use href="#tl"/>' : `<g id="tl">${linesOf(!hidden)}</g>`}${hidden && !shape.beyond ? ribs : ''}</g>`
    })
    .join('')
}
