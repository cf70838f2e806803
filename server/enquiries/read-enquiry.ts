import {
  type EnquiryKind,
  type FieldName,
  inputOf,
  fields,
  type FieldValues,
  type SentEnquiry,
} from '../../src/shared/contract/enquiry'
import type { SaveRequest } from '../../src/shared/contract/requests'
import { pageAddress } from '../../src/shared/page-address'
import { cleanLine, cleanText } from './clean-text'

/** What is kept of a request that the contract let through. @param notice the privacy notice that it was sent under */
export function readEnquiry(kind: EnquiryKind, form: SaveRequest, notice: string): SentEnquiry {
  const pages = { requesturl: pageAddress(form.requesturl), refferelurl: pageAddress(form.refferelurl) }
  return { kind, ...fieldValues(form), ...pages, notice }
}

/** Every field, also those that the form does not ask for. */
export function fieldValues(typed: Partial<Record<FieldName, string>>): FieldValues {
  const values = (Object.keys(fields) as FieldName[]).map((name) => {
    const { lines, nullable } = inputOf(name)
    const value = (lines ? cleanText : cleanLine)(typed[name] ?? '')
    return [name, nullable && value === '' ? null : value]
  })
  return Object.fromEntries(values) as FieldValues
}
