import { telephone } from './contact-links'
import type { Site } from './contract/content'
import type { helpWords } from './words/en/help'

export type HelpSource = Pick<Site, 'emergency' | 'night' | 'hospital' | 'phones'>

interface Help {
  calls: { label: string; href: string }[]
  /** Where to go when nobody answers, and the number there. */
  otherwise: string
  hospital?: { label: string; href: string }
}

/** Whom to call with a sign that cannot wait, at any hour: the night line, else the clinic, and the emergency number. */
export function helpAtOnce({ emergency, night, hospital, phones }: HelpSource, words: typeof helpWords): Help {
  const line = night ?? phones[0]
  const place = hospital ? `${hospital.name}, ${hospital.address}` : words.nearest
  return {
    calls: [...(line ? [call(line.label, line.number)] : []), call(words.emergency, emergency)],
    otherwise: words.otherwise(place),
    ...(hospital ? { hospital: call(words.hospital, hospital.number) } : {}),
  }
}

/** A number is never broken over two lines. */
export const call = (label: string, number: string) => ({
  label: `${label} ${number.replaceAll(' ', '\u00a0')}`,
  href: telephone(number),
})
