import type { ClipboardEvent, InputHTMLAttributes } from 'react'
import { MAX_LENGTH } from '../../shared/contract/rules'
import { formStrings } from '../../shared/form-strings'
import type { Enquiry } from './enquiry'
import { FormField } from './form-field'
import styles from './form-field.module.css'
import { tenDigits } from './ten-digits'
import { useFormField } from './use-form-field'

type TextName = 'name' | 'email' | 'mobile'

const attributes: Record<TextName, InputHTMLAttributes<HTMLInputElement>> = {
  name: { type: 'text', autoComplete: 'name', autoCapitalize: 'words', spellCheck: false, maxLength: MAX_LENGTH.name },
  email: { type: 'email', autoComplete: 'email', inputMode: 'email', maxLength: MAX_LENGTH.email },
  mobile: { type: 'text', autoComplete: 'tel-national', inputMode: 'numeric', maxLength: MAX_LENGTH.mobile },
}

/** A field of one line: name, e-mail or phone. */
export function TextField({ enquiry, name }: { enquiry: Enquiry; name: TextName }) {
  const isPhone = name === 'mobile'
  const field = useFormField(enquiry, name, isPhone)
  /** The cap of ten characters would cut a pasted '+91 98…' in the middle. */
  const paste = (event: ClipboardEvent<HTMLInputElement>) => {
    const number = tenDigits(event.clipboardData.getData('text'))
    if (!number) return
    event.preventDefault()
    enquiry.form.change('mobile', number)
  }
  return (
    <FormField enquiry={enquiry} name={name} field={field} hint={isPhone && formStrings.mobileHint}>
      <input
        {...attributes[name]}
        {...field.props}
        type={attributes[name].type}
        className={styles.input}
        enterKeyHint="next"
        onPaste={isPhone ? paste : undefined}
      />
    </FormField>
  )
}
