import { useRef } from 'react'
import { useFormState } from 'react-final-form'
import { useSnapshot } from 'valtio'
import { enquiryWords } from '#words/enquiry'
import { labels } from '#words/fields'
import type { Enquiry } from './enquiry'
import { FormFailure } from './form-failure'
import { inputsOf } from './form-values'
import styles from './submit-row.module.css'

/** The button, what became of the last press, and the way to press again. While work is going on, a second press does nothing. */
export function SubmitRow({ enquiry }: { enquiry: Enquiry }) {
  const { asked } = enquiry
  const { submitting, invalid, errors } = useFormState({ subscription: { submitting: true, invalid: true, errors: true } })
  const { step, failure } = useSnapshot(enquiry.state)
  const button = useRef<HTMLButtonElement>(null)
  const progress = step === 'checking' || step === 'sending' ? enquiryWords[step] : undefined

  const retry = () => {
    // The alert with the pressed button goes away; the focus must not go with it.
    const { current } = button
    current?.focus()
    current?.form?.requestSubmit()
  }

  return (
    <div className={styles.row}>
      <FormFailure failure={failure} onRetry={retry} />
      <button
        ref={button}
        type="submit"
        className={`button ${styles.submit}`}
        // Only looks disabled: a press tells what is missing.
        aria-disabled={submitting || (asked.dim && invalid)}
        data-busy={submitting || undefined}
      >
        {progress ?? enquiryWords.submit}
      </button>
      {asked.dim && (
        <p className={styles.needed}>
          {invalid &&
            enquiryWords.needed(
              inputsOf(asked)
                .filter((name) => errors?.[name])
                .map((name) => labels[name])
                .join(', '),
            )}
        </p>
      )}
      <p className="visually-hidden" role="status">
        {progress}
      </p>
    </div>
  )
}
