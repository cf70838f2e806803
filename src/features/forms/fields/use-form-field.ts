import { useField } from 'react-final-form'
import { type Field, inputOf, type InputName } from '../../../shared/contract/enquiry'
import type { Enquiry } from '../enquiry'

export interface FieldState {
  id: string
  error: string | undefined
  /** For the input itself. */
  props: ReturnType<typeof useField<string>>['input'] & {
    id: string
    required: boolean
    'aria-invalid': boolean
    'aria-describedby': string
    /** For what is typed before this code runs. */
    'data-draft': Field['draft'] | undefined
  }
}

/**
 * A field of the form with its message. final-form counts all fields as touched after a failed submit, which is when the required
 * messages of untouched ones show (docs/requirements.md).
 */
export function useFormField({ name: form, asked }: Enquiry, name: InputName, hinted = false): FieldState {
  const { input, meta } = useField<string>(name, { subscription })
  const id = `${form}-${name}`
  const refused: string | undefined = meta.dirtySinceLastSubmit ? undefined : meta.submitError
  const error: string | undefined = meta.touched ? (meta.error ?? refused) : undefined
  return {
    id,
    error,
    props: {
      ...input,
      id,
      required: !asked.optional.includes(name),
      'data-draft': inputOf(name).draft,
      'aria-invalid': error !== undefined,
      'aria-describedby': hinted ? `${id}-error ${id}-hint` : `${id}-error`,
    },
  }
}

const subscription = { value: true, touched: true, error: true, submitError: true, dirtySinceLastSubmit: true }
