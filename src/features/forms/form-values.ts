import { dayAtClinic } from '../../shared/clinic-day'
import { type FormDefinition, inputOf, type InputName, messageOf } from '../../shared/contract/enquiry'
import { messages } from '#words/fields'

/** Beside the inputs of a visitor each form has one that no person fills. */
export type FormValues = Partial<Record<InputName | 'website', string>>

/** In the order of the page. */
export const inputsOf = ({ fields }: FormDefinition): readonly InputName[] => [...fields, 'captcha']

/** Whether a field takes half a row where there is room; the last of an odd number takes a whole one. */
export function isHalf(form: FormDefinition, name: InputName): boolean {
  const short = inputsOf(form).filter((input) => inputOf(input).width === 'half')
  const index = short.indexOf(name)
  return index >= 0 && (index % 2 === 1 || index < short.length - 1)
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
