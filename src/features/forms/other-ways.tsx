import { useSite } from '../../lib/api'
import { telephone } from '../../shared/contact-links'
import { formStrings } from '../../shared/form-strings'
import { href } from '../../shared/routes'
import { strings } from '../../shared/strings'
import styles from './deferred-form.module.css'

/** What stands where the quick form will be. */
export function Content() {
  const [phone] = useSite().phones
  return (
    <div className={styles.ways}>
      <h2>{formStrings.titles.quick}</h2>
      <p>{formStrings.intros.quick}</p>
      <a className="button" href={href('book')}>
        {strings.book}
      </a>
      {phone && <a href={telephone(phone.number)}>{phone.number}</a>}
    </div>
  )
}
