import type { Picture, Section } from '../../../src/shared/contract/content'
import { escapeHtml } from '../../../src/shared/head'

export interface PostPlate {
  /** The id of the section in which it stands. */
  under: string
  picture: Picture
  caption: string
}

/** Puts the plates of an article where it speaks of what they show: at the head of a section. */
export function withPlates(sections: Section[], plates: readonly PostPlate[]): Section[] {
  return sections.map((section) => {
    const own = plates.filter(({ under }) => under === section.id)
    return own.length === 0 ? section : { ...section, html: own.map(plate).join('') + section.html }
  })
}

const plate = ({ picture: { src, alt, width, height }, caption }: PostPlate) =>
  `<figure><img src="${src}" alt="${escapeHtml(alt)}" width="${width}" height="${height}" loading="lazy" decoding="async"><figcaption>${escapeHtml(caption)}</figcaption></figure>`
