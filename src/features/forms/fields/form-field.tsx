import type { ReactNode } from 'react'
import { inputOf, type InputName } from '../../../shared/contract/enquiry'
import { labels } from '#words/fields'
import { enquiryWords } from '#words/enquiry'
import { Icon } from '../../../ui/icon'
import type { Enquiry } from '../enquiry'
import { isHalf } from '../form-values'
import styles from './form-field.module.css'
import type { FieldState } from './use-form-field'

interface Props {
  enquiry: Enquiry
  name: InputName
  field: FieldState
  /** Said once, under the label. */
  hint?: ReactNode
  children: ReactNode
  /** Under the input, above its message. */
  after?: ReactNode
}

/** Label, input and message of one field. The message's line is there from the start, so that nothing moves under a finger. */
export function FormField({ enquiry: { asked }, name, field: { id, error }, hint, children, after }: Props) {
  return (
    <div className={styles.field} data-half={isHalf(asked, name) || undefined}>
      <label className={styles.label} htmlFor={id}>
        {labels[name]}{' '}
        {asked.optional.includes(name) ? (
          <span className={styles.optional}>{enquiryWords.optional}</span>
        ) : (
          <span className={styles.mark} aria-hidden="true">
            *
          </span>
        )}
      </label>
      {children}
      {hint && (
        <p className={styles.hint} id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {after}
      <p className={styles.error} id={`${id}-error`} data-room={inputOf(name).rule ? '' : undefined}>
        {error && (
          <>
            <Icon name="alert" />
            <span>{error}</span>
          </>
        )}
      </p>
    </div>
  )
}
