import type { FieldPath, SourceFile } from '../read/source-file'
import type { Notes } from './notes'

interface Consent {
  sample: boolean
  consentRef: string | null
  withdrawn: boolean
}

/** Samples have no consent and no place on a live site; everything else needs the reference of a signed one. */
export function checkConsent(notes: Notes, source: SourceFile, item: FieldPath, consent: Consent): void {
  const field = (name: string) => [...item, name]
  if (consent.sample && consent.consentRef !== null) notes.problem(source, field('consentRef'), 'a sample has no consent')
  if (consent.withdrawn) return
  if (consent.sample) notes.warn(source, field('sample'), 'sample', 'is a sample')
  else if (consent.consentRef === null)
    notes.warn(source, field('consentRef'), 'consent', 'the reference of the signed consent is missing')
}
