import { href } from '../../shared/routes'
import { homeWords } from '#words/page/home'
import styles from './invitation.module.css'

/** The site as an app: what it does for a visitor, in two sentences. */
export function Content() {
  return (
    <section className={`wrap ${styles.invitation}`} aria-labelledby="read-anywhere">
      <h2 id="read-anywhere">{homeWords.anywhere}</h2>
      <p>{homeWords.anywhereLead}</p>
      <a className="button secondary" href={href('offline')}>
        {homeWords.save}
      </a>
    </section>
  )
}
