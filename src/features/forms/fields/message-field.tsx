import { useSnapshot } from 'valtio'
import { fields } from '../../../shared/contract/enquiry'
import type { Enquiry } from '../enquiry'
import { FormField } from './form-field'
import styles from './form-field.module.css'
import { KeepMessage } from '../draft/keep-message'
import { useFormField } from './use-form-field'

/** The free text. It may tell of a person's health, so this device keeps it only when asked to. */
export function MessageField({ enquiry, name }: { enquiry: Enquiry; name: 'message' }) {
  const field = useFormField(enquiry, name)
  const { keepMessage } = useSnapshot(enquiry.draft.state)
  return (
    <FormField
      enquiry={enquiry}
      name={name}
      field={field}
      after={<KeepMessage id={`${field.id}-keep`} checked={keepMessage} onChange={enquiry.draft.setKeepMessage} />}
    >
      <textarea {...field.props} className={`control ${styles.input}`} rows={4} maxLength={fields[name].max} autoComplete="off" />
    </FormField>
  )
}
