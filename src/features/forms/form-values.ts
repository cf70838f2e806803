import { dayAtClinic } from '../../shared/clinic-day'
import { type FieldName, type FormDefinition, inputOf, type InputName, messageOf } from '../../shared/contract/enquiry'
import { messages } from '#words/fields'

/** Beside the inputs of a visitor each form has one that no person fills. */
export type FormValues = Partial<Record<InputName | 'website', string>>

/** Every form asks for these first, whatever the order of its call. */
const FIRST: readonly FieldName[] = ['name', 'email']

/** In the order of the page; the first bad one gets the focus. */
export const fieldsOnPage = ({ fields }: FormDefinition): readonly FieldName[] => [
  ...FIRST.filter((name) => fields.includes(name)),
  ...fields.filter((name) => !FIRST.includes(name)),
]

export const inputsOf = (form: FormDefinition): readonly InputName[] => [...fieldsOnPage(form), 'captcha']

/** Whether a field takes half a row where there is room; the first of an odd number takes a whole one. */
export function isHalf(form: FormDefinition, name: InputName): boolean {
  const short = inputsOf(form).filter((input) => inputOf(input).width === 'half')
  return short.indexOf(name) >= short.length % 2
}

/** The messages of a form's bad fields. A rule for the whole form is known before the fields are: the prerender needs that. */
export const validateFields = (form: FormDefinition) => (values: FormValues) => {
  const errors: FormValues = {}
  for (const name of inputsOf(form)) {
    const message = messageOf(form, name, values[name], () => dayAtClinic(new Date()))
    if (message !== undefined) errors[name] = messages[message]
  }
  return errors
}
