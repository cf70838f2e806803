import * as v from 'valibot'
import { list, text, webAddress } from './fields'

/** Who stands behind the treatments' pages: one file for all of them. */
export const decisionAidsSchema = v.strictObject({
  /** Who wrote the texts, with role and qualification. */
  wrote: text(300),
  /** Who checked them, with qualification and registration. */
  checked: text(300),
  paid: text(300),
  /** What the clinic gains from the reader's choice. */
  interest: text(300),
  method: text(500),
  update: text(400),
  /** Why no price is printed, and how one gets to know it: shown as long as clinic.yaml names none. */
  fees: text(300),
  /** Where else to read and to ask. */
  elsewhere: list(v.strictObject({ text: text(160), url: webAddress }), 2, 6),
})
