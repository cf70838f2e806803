import { useSite } from '../../lib/api'
import { mailTo, telephone } from '../../shared/contact-links'
import { formWords } from '#words/forms'
import styles from './no-scripts.module.css'

/** In place of a form that cannot work: how to reach the clinic without scripts. */
export function NoScripts() {
  const { phones, email } = useSite()
  return (
    <noscript>
      <div className="note">
        <p>{formWords.noscript}</p>
        <ul className={styles.ways}>
          {phones.map(({ label, number }) => (
            <li key={number}>
              {label}: <a href={telephone(number)}>{number}</a>
            </li>
          ))}
          <li>
            <a href={mailTo(email)}>{email}</a>
          </li>
        </ul>
      </div>
    </noscript>
  )
}
