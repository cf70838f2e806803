import { dayAtClinic } from '../../shared/clinic-time'
import { type FieldName, fieldOf, type FormDefinition, messageOf } from '../../shared/contract/enquiry'
import { captchaRule } from '../../shared/contract/rules'

/** Beside the fields of the enquiry each form has a code, and one that no person fills. */
export type InputName = FieldName | 'captcha'
export type FormValues = Partial<Record<InputName | 'website', string>>

/** In the order of the page. */
export const inputsOf = ({ fields }: FormDefinition): readonly InputName[] => [...fields, 'captcha']

export const isOptional = ({ optional }: FormDefinition, name: InputName) => name !== 'captcha' && optional.includes(name)

/** Whether a field can have a message of its rule. */
export const hasRule = (name: InputName) => name === 'captcha' || fieldOf(name).rule !== undefined

/** Whether a field takes half a row where there is room; the last of an odd number takes a whole one. */
export function isHalf({ fields }: FormDefinition, name: InputName): boolean {
  const short: readonly InputName[] = fields.filter((field) => fieldOf(field).width === 'half')
  const index = short.indexOf(name)
  return index >= 0 && !(index % 2 === 0 && index === short.length - 1)
}

/** The messages of a form's bad fields. A rule for the whole form is known before the fields are: the prerender needs that. */
export const validateFields = (form: FormDefinition) => (values: FormValues) => {
  const errors: FormValues = {}
  for (const name of inputsOf(form)) {
    const value = values[name]
    const message = name === 'captcha' ? captchaRule(value) : messageOf(form, name, value, () => dayAtClinic(new Date()))
    if (message !== undefined) errors[name] = message
  }
  return errors
}
