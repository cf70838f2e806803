import type { ClipboardEvent, FormEvent, InputHTMLAttributes } from 'react'
import { fields } from '../../../shared/contract/enquiry'
import { enquiryWords } from '#words/enquiry'
import { tenDigits } from '../../../shared/ten-digits'
import { westernDigits } from '../../../shared/western-digits'
import type { Enquiry } from '../enquiry'
import { FormField } from './form-field'
import styles from './form-field.module.css'
import { useFormField } from './use-form-field'

type TextName = 'name' | 'email' | 'mobile'

/** A Hindi digit becomes a Western one before the form reads the field: written into it afterwards, it would send the caret to the end. */
const retype = ({ currentTarget: input }: FormEvent<HTMLInputElement>) => {
  const caret = input.selectionStart
  input.value = westernDigits(input.value)
  input.selectionEnd = caret
}

const attributes: Record<TextName, InputHTMLAttributes<HTMLInputElement>> = {
  name: { autoComplete: 'name', autoCapitalize: 'words', spellCheck: false },
  email: { type: 'email', autoComplete: 'email' },
  mobile: { autoComplete: 'tel-national', inputMode: 'numeric', onInput: retype },
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
    enquiry.form.change(name, number)
  }
  return (
    <FormField enquiry={enquiry} name={name} field={field} hint={isPhone && enquiryWords.mobileHint}>
      <input
        type="text"
        {...field.props}
        {...attributes[name]}
        className={`control ${styles.input}`}
        maxLength={fields[name].max}
        enterKeyHint="next"
        onPaste={isPhone ? paste : undefined}
      />
    </FormField>
  )
}
