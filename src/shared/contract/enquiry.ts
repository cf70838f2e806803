import type { EndpointName } from './endpoints'
import { captchaRule, contactNameRule, dateRule, emailRule, mobileRule, nameRule, type Rule } from './rules'

/** Kinds of enquiry that the clinic receives. */
export const kinds = ['appointment', 'callback', 'contact'] as const
export type EnquiryKind = (typeof kinds)[number]

export interface Field {
  /** What a typed value must be; a field without a rule takes any text. */
  rule?: Rule
  /** In characters. */
  max: number
  /** Whether a draft on the visitor's device holds it unasked. */
  draft: 'always' | 'when asked'
  /** Of a row of the form, where there is room. */
  width: 'half' | 'full'
  /** Where nothing was typed, or the form does not ask: null is kept and nothing sent, else an empty text. */
  nullable?: true
  /** May hold line breaks. */
  lines?: true
}

/** Every field that a form can ask for. All else about them is derived, or does not compile until it names them (docs/how-to/add-a-field.md). */
export const fields = {
  name: { rule: nameRule, max: 80, draft: 'always', width: 'half' },
  mobile: { rule: mobileRule, max: 10, draft: 'always', width: 'half' },
  email: { rule: emailRule, max: 254, draft: 'always', width: 'half', nullable: true },
  /** The asked-for day, YYYY-MM-DD. */
  date: { rule: dateRule, max: 10, draft: 'always', width: 'half', nullable: true },
  /** It may tell of a person's health. */
  message: { max: 2000, draft: 'when asked', width: 'full', lines: true },
} as const satisfies Record<string, Field>

export type FieldName = keyof typeof fields
/** What a form shows an input for. */
type Input = Partial<Field> & Pick<Field, 'max'>
/** What is typed into every form beside the fields of its enquiry. */
const captcha = { rule: captchaRule, max: 12 } as const satisfies Input
export type InputName = FieldName | 'captcha'
export const inputOf = (name: InputName): Input => (name === 'captcha' ? captcha : fields[name])

type KeysOf<Checked> = Checked extends { rule: (...args: never[]) => infer Key } ? NonNullable<Key> : never
/** What a rule can say of a value, in the words of a catalogue. */
export type MessageKey = KeysOf<(typeof fields)[FieldName] | typeof captcha | { rule: typeof contactNameRule }>

/** What is asked for together. */
interface Asked {
  kind: EnquiryKind
  /** In the order of the call; the page has one order for all forms (features/forms/form-values). */
  fields: readonly FieldName[]
  optional: readonly InputName[]
  /** In place of a field's own rule. */
  rules?: Partial<Record<InputName, Rule>>
}

export interface FormDefinition extends Asked {
  endpoint: SaveEndpoint
  /** The call in its place when an e-mail address was typed. */
  endpointWithEmail?: SaveEndpoint
  /** Whether the form has a note about the marks. */
  note?: true
  /** Whether its button looks disabled while it cannot be sent, and says what is missing. */
  dim?: true
}

const appointment = {
  kind: 'appointment',
  fields: ['name', 'email', 'mobile', 'date', 'message'],
  optional: ['message'],
  endpoint: 'saveAppointment',
} as const satisfies FormDefinition

/** The forms of the pages. */
export const forms = {
  appointment,
  quick: { ...appointment, fields: ['name', 'mobile', 'email', 'date'] },
  callback: {
    kind: 'callback',
    fields: ['name', 'mobile', 'email'],
    optional: ['email'],
    endpoint: 'saveRequestCallback',
    endpointWithEmail: 'saveRequestCallbackWithEmail',
    // It stands on the page of the contact form, and its button behaves alike.
    dim: true,
  },
  contact: {
    kind: 'contact',
    fields: ['name', 'email', 'mobile', 'message'],
    optional: ['message'],
    rules: { name: contactNameRule },
    endpoint: 'saveContactUs',
    note: true,
    dim: true,
  },
} as const satisfies Record<string, FormDefinition>

export type FormName = keyof typeof forms
export type SaveEndpoint = Extract<EndpointName, `save${string}`>

/** What each call that saves takes; the server answers exactly these. */
export const saves: Record<SaveEndpoint, Asked> = {
  saveAppointment: appointment,
  saveQuickAppointment: appointment,
  saveRequestCallback: { ...forms.callback, fields: ['name', 'mobile'] },
  saveRequestCallbackWithEmail: { ...forms.callback, optional: [] },
  saveContactUs: forms.contact,
}

/** The message of a value that a form does not take. @param today the day at the clinic, YYYY-MM-DD */
export function messageOf(asked: Asked, name: InputName, value: string | undefined, today: () => string): MessageKey | undefined {
  if (!value && asked.optional.includes(name)) return undefined
  return (asked.rules?.[name] ?? inputOf(name).rule)?.(value, today) as MessageKey | undefined
}

export type FieldValues = {
  [Name in FieldName]: (typeof fields)[Name] extends { nullable: true } ? string | null : string
}

/** What a form sent, checked and cleaned. */
export interface SentEnquiry extends FieldValues {
  kind: EnquiryKind
  requesturl: string
  refferelurl: string
  /** The version of the privacy notice that the form told; empty for one that this site never had. */
  notice: string
}

/** An enquiry as it is kept: the one shape for the database, the e-mails, the command line and the exports. */
export interface Enquiry extends SentEnquiry {
  reference: string
  /** The version that the server gave at that moment, and of its text the key in `notices`; empty in rows from before these columns. */
  notice_served: string
  notice_hash: string
  /** Milliseconds since 1970. */
  created_at: number
}
