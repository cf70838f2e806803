import { useSnapshot } from 'valtio'
import { MAX_LENGTH } from '../../shared/contract/rules'
import type { Enquiry } from './enquiry'
import { FormField } from './form-field'
import styles from './form-field.module.css'
import { KeepMessage } from './keep-message'
import { useFormField } from './use-form-field'

/** The free text. It may tell of a person's health, so this device keeps it only when asked to. */
export function MessageField({ enquiry }: { enquiry: Enquiry }) {
  const field = useFormField(enquiry, 'message')
  const { keepMessage } = useSnapshot(enquiry.draft.state)
  return (
    <FormField
      enquiry={enquiry}
      name="message"
      field={field}
      after={<KeepMessage id={`${field.id}-keep`} checked={keepMessage} onChange={enquiry.draft.setKeepMessage} />}
    >
      <textarea {...field.props} className={styles.input} rows={4} maxLength={MAX_LENGTH.message} autoComplete="off" />
    </FormField>
  )
}
