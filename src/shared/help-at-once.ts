import { telephone } from './contact-links'
import type { Site } from './contract/content'

export type HelpSource = Pick<Site, 'emergency' | 'night' | 'hospital' | 'phones'>

interface Help {
  calls: { label: string; href: string }[]
  /** Where to go when nobody answers. */
  otherwise: string
}

/** Whom to call with a sign that cannot wait, at any hour: the night line, else the clinic, and the emergency number. */
export function helpAtOnce({ emergency, night, hospital, phones }: HelpSource): Help {
  const line = night ?? phones[0]
  const place = hospital
    ? `the emergency department of ${hospital.name}, ${hospital.address} (${hospital.number})`
    : 'the emergency department of the nearest hospital'
  return {
    calls: [
      ...(line ? [{ label: `${line.label} ${line.number}`, href: telephone(line.number) }] : []),
      { label: `Emergency ${emergency}`, href: telephone(emergency) },
    ],
    otherwise: `If we do not answer within 10 minutes, go to ${place}.`,
  }
}
