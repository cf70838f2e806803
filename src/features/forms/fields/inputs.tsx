import type { ReactNode } from 'react'
import type { FieldName } from '../../../shared/contract/enquiry'
import { DateField } from './date-field'
import type { Enquiry } from '../enquiry'
import { fieldsOnPage } from '../form-values'
import { MessageField } from './message-field'
import { TextField } from './text-field'

type Input<Name> = (props: { enquiry: Enquiry; name: Name }) => ReactNode

type OneLine = 'name' | 'mobile' | 'email'

/** What is more than one line of text. */
const inputs: { [Name in Exclude<FieldName, OneLine>]: Input<Name> } & { [Name in OneLine]?: Input<Name> } = {
  date: DateField,
  message: MessageField,
}

/** The fields of a form, each with its input. */
export function Inputs({ enquiry }: { enquiry: Enquiry }) {
  return fieldsOnPage(enquiry.asked).map((name) => {
    const Field = (inputs[name] ?? TextField) as Input<FieldName>
    return <Field key={name} enquiry={enquiry} name={name} />
  })
}
