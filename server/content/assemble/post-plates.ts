import type { Picture, Section } from '../../../src/shared/contract/content'
import { escapeHtml } from '../../../src/shared/head'

export interface PostPlate {
  /** The id of the section in which it stands. */
  under: string
  picture: Picture
  caption: string
}

/** Puts the plates of an article where it speaks of what they show: after the section's first paragraph. */
export function withPlates(sections: Section[], plates: readonly PostPlate[]): Section[] {
  return sections.map((section) => {
    const own = plates.filter(({ under }) => under === section.id)
    if (own.length === 0) return section
    const start = section.html.startsWith('<p>') ? section.html.indexOf('</p>') + '</p>'.length : 0
    return { ...section, html: section.html.slice(0, start) + own.map(plate).join('') + section.html.slice(start) }
  })
}

const plate = ({ picture: { src, alt, width, height }, caption }: PostPlate) =>
  `<figure><img src="${src}" alt="${escapeHtml(alt)}" width="${width}" height="${height}" loading="lazy" decoding="async"><figcaption>${escapeHtml(caption)}</figcaption></figure>`
