import { type FormDefinition, inputOf } from '../../shared/contract/enquiry'
import { pageAddress } from '../../shared/page-address'
import type { FormValues } from './form-values'

interface Circumstances {
  key: string
  /** The version of the privacy notice beside the form. */
  notice: string
  referrer: string
  address: string
}

/** The call that takes what was typed. */
export const endpointOf = ({ endpoint, endpointWithEmail }: FormDefinition, { email }: FormValues) =>
  (email?.trim() && endpointWithEmail) || endpoint

/** What is sent, with the names that the calls have always had, the misspelt one included (docs/requirements.md). */
export function payload(form: FormDefinition, values: FormValues, { key, notice, referrer, address }: Circumstances) {
  const body: Record<string, string> = {}
  for (const name of [...form.fields, 'captcha'] as const) {
    const value = (values[name] ?? '').trim()
    if (value || !inputOf(name).nullable) body[name] = value
  }
  return {
    ...body,
    requesturl: pageAddress(referrer),
    refferelurl: pageAddress(address),
    key,
    notice,
    website: values.website ?? '',
  }
}
