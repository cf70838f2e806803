import { pageAddress } from '../../shared/page-address'
import type { FormKind, FormValues } from './form-kinds'

interface Circumstances {
  key: string
  /** The version of the privacy notice beside the form. */
  notice: string
  referrer: string
  address: string
}

/** What is sent, with the names that the call has always had, the misspelt one included (docs/requirements.md). */
export function payload({ kind, fields }: FormKind, values: FormValues, { key, notice, referrer, address }: Circumstances) {
  const body: Record<string, string> = {}
  for (const field of fields) body[field] = (values[field] ?? '').trim()
  // Without an e-mail the callback has a call of its own, which knows no such field.
  if (kind === 'callback' && !body.email) delete body.email
  return {
    ...body,
    requesturl: pageAddress(referrer),
    refferelurl: pageAddress(address),
    key,
    notice,
    website: values.website ?? '',
  }
}
