import type { Picture, Section } from '../../../src/shared/contract/content'
import { escapeHtml } from '../../../src/shared/head'
import type { Entry } from '../read/files'
import type { PageFile } from '../schema/page'
import type { BuildContext } from './context'
import { panelOf } from './panel'

/** A drawing within a text. */
export interface Plate {
  /** The id of the section in which it stands. */
  under: string
  picture: Picture
  caption: string
}

/** The plates of an article or a page, as its file names them. */
export const platesOf = (
  context: BuildContext,
  { source, data }: Entry<Pick<PageFile, 'plates'>>,
  sections: Section[],
): Plate[] =>
  data.plates.map(({ under, caption, panel, ...file }, index) => {
    if (!sections.some(({ id }) => id === under))
      context.problem(source, ['plates', index, 'under'], `there is no section #${under}`)
    return { under, caption, picture: panelOf(context.picture(source, ['plates', index, 'src'], file), panel) }
  })

/** Puts the plates of a text where it speaks of what they show: at the head of a section. */
export function withPlates(sections: Section[], plates: readonly Plate[]): Section[] {
  return sections.map((section) => {
    const own = plates.filter(({ under }) => under === section.id)
    return own.length === 0 ? section : { ...section, html: own.map(plate).join('') + section.html }
  })
}

/** One twice as wide as high is marked: it would be too small beside the text. */
const plate = ({ picture: { src, alt, width, height }, caption }: Plate) =>
  `<figure${width >= 2 * height ? ' class="wide"' : ''}><img src="${src}" alt="${escapeHtml(alt)}" width="${width}" height="${height}" loading="lazy" decoding="async"><figcaption>${escapeHtml(caption)}</figcaption></figure>`
