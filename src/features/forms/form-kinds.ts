import { dayAtClinic } from '../../shared/clinic-time'
import type { EndpointName } from '../../shared/contract/endpoints'
import type { EnquiryKind } from '../../shared/contract/requests'
import {
  captchaRule,
  contactNameRule,
  dateRule,
  emailRule,
  mobileRule,
  nameRule,
  optionalEmailRule,
  type Rule,
} from '../../shared/contract/rules'

export type FormName = 'appointment' | 'quick' | 'callback' | 'contact'
export type FieldName = 'name' | 'email' | 'mobile' | 'date' | 'message' | 'captcha'
export type FormValues = Partial<Record<FieldName | 'website', string>>

export interface FormKind {
  kind: EnquiryKind
  /** In the order of the page; the first bad one gets the focus. A field without a rule is optional. */
  fields: readonly FieldName[]
  rules: Partial<Record<FieldName, Rule>>
  /** Fields that may stay empty although they have a rule. */
  optional: readonly FieldName[]
  save: (values: FormValues) => EndpointName
  /** As the contact page has it: the note about the marks, and a button that looks disabled while the form is invalid. */
  dimWhileInvalid: boolean
}

const appointment: FormKind = {
  kind: 'appointment',
  fields: ['name', 'email', 'mobile', 'date', 'message', 'captcha'],
  rules: {
    name: nameRule,
    email: emailRule,
    mobile: mobileRule,
    date: dateRule(() => dayAtClinic(new Date())),
    captcha: captchaRule,
  },
  optional: ['message'],
  save: () => 'saveAppointment',
  dimWhileInvalid: false,
}

export const formKinds: Record<FormName, FormKind> = {
  appointment,
  quick: { ...appointment, fields: ['name', 'mobile', 'email', 'date', 'captcha'] },
  callback: {
    kind: 'callback',
    fields: ['name', 'mobile', 'email', 'captcha'],
    rules: { name: nameRule, mobile: mobileRule, email: optionalEmailRule, captcha: captchaRule },
    optional: ['email'],
    save: ({ email }) => (email?.trim() ? 'saveRequestCallbackWithEmail' : 'saveRequestCallback'),
    dimWhileInvalid: false,
  },
  contact: {
    kind: 'contact',
    fields: ['name', 'email', 'mobile', 'message', 'captcha'],
    rules: { name: contactNameRule, email: emailRule, mobile: mobileRule, captcha: captchaRule },
    optional: ['message'],
    save: () => 'saveContactUs',
    dimWhileInvalid: true,
  },
}

/** Whether a field takes half a row where there is room; the last of an odd number takes a whole one. */
export function isHalf({ fields }: FormKind, name: FieldName): boolean {
  const short: readonly FieldName[] = fields.filter((field) => field !== 'message' && field !== 'captcha')
  const index = short.indexOf(name)
  return index >= 0 && !(index % 2 === 0 && index === short.length - 1)
}

/** The messages of a form's bad fields. A rule for the whole form is known before the fields are: the prerender needs that. */
export const validateFields =
  ({ fields, rules }: FormKind) =>
  (values: FormValues): FormValues => {
    const errors: FormValues = {}
    for (const field of fields) {
      const message = rules[field]?.(values[field])
      if (message !== undefined) errors[field] = message
    }
    return errors
  }
