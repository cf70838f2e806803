import { optimize } from 'svgo'
import type { Person } from '../palette'
import type { Point } from '../panels/pen'
import { plateOf } from '../plate'

const TAG = /<svg[^>]*>.*?<\/style>(.*)<\/svg>/s

/**
 * A person of the cast as the results show them, in their 480 units: a form of `forms/` with what its owner wears (`more`, as in a
 * source of a plate). The cells are small, so whole units are exact enough; what is small itself takes tenths (`precision` 1). `soft`: by so much
 * its light and half-tone pass into each other without an edge.
 */
export function cast(form: string, person: Person, more = '', precision = 0, soft = 0): string {
  const source = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 480 480"><title>${form}</title><desc>${form}</desc><g data-place="${form}" data-person="${person}"${soft ? ` data-soft="${soft}"` : ''} transform="translate(-3.6 -3.6) scale(1.015)">${more}</g></svg>`
  const literal = plateOf(source, form).replaceAll(/var\(--(?!o,)[\w-]+,(#\w+)\)/g, '$1')
  const { data } = optimize(literal, {
    multipass: true,
    floatPrecision: precision,
    plugins: [{ name: 'convertPathData', params: { floatPrecision: precision } }],
  })
  const inside = TAG.exec(data)?.[1]
  if (!inside) throw new Error(`forms/${form}.svg is no form`)
  return `<g id="who">${inside}</g>`
}

/**
 * The contour of that person, so that what lies on the skin ends where the form turns away; `fuller`: and so much beyond it, where it is swollen,
 * which is in the clip `where` alone, if one is named.
 */
export const contourOf = (who: string, fuller: readonly Point[] = [], id = 'bc', where = ''): string => {
  const outline = /id="(\w+f)"/.exec(who)?.[1]
  if (!outline) throw new Error('no contour')
  const limit = where && ` clip-path="url(#${where})"`
  return `<clipPath id="${id}">${[[0, 0] as const, ...fuller]
    .map(([x, y], i) => `<use${i ? limit : ''} href="#${outline}" transform="translate(${x - 3.6} ${y - 3.6}) scale(1.015)"/>`)
    .join('')}</clipPath>`
}
/** Cut off there. */
export const onSkin = (drawn: string, id = 'bc'): string =>
  `<g clip-path="url(#${id})" style="mix-blend-mode:multiply">${drawn}</g>`
