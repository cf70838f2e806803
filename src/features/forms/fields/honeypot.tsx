import { Field } from 'react-final-form'
import { enquiryWords } from '#words/enquiry'
import styles from './honeypot.module.css'

/** A field that only programs fill; the server then asks for a new code. */
export function Honeypot() {
  return (
    <div className={styles.trap} aria-hidden="true">
      <label>
        {enquiryWords.honeypot}
        <Field name="website" component="input" type="text" tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  )
}
