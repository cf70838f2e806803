import { Field } from 'react-final-form'
import { formStrings } from '../../../shared/form-strings'
import styles from './honeypot.module.css'

/** A field that only programs fill; the server then asks for a new code. */
export function Honeypot() {
  return (
    <div className={styles.trap} aria-hidden="true">
      <label>
        {formStrings.honeypot}
        <Field name="website" component="input" type="text" tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  )
}
