import { useSite } from '../../lib/api'
import { telephone } from '../../shared/contact-links'
import { formWords } from '#words/forms'
import { frameWords } from '#words/frame'
import { href } from '../../shared/routes'
import styles from './deferred-form.module.css'

/** What stands where the quick form will be. */
export function Content() {
  const [phone] = useSite().phones
  return (
    <div className={styles.ways}>
      <h2>{formWords.titles.quick}</h2>
      <p>{formWords.intros.quick}</p>
      <a className="button" href={href('book')}>
        {frameWords.book}
      </a>
      {phone && <a href={telephone(phone.number)}>{phone.number}</a>}
    </div>
  )
}
