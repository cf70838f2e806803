import type { Site } from '../shared/contract/content'
import { telephone } from '../shared/contact-links'
import styles from './call-at-once.module.css'
import { Icon } from './icon'

/** When to ring instead of reading on. The emergency number stays beside its verb. */
export function CallAtOnce({ signs, phone, emergency }: { signs: string[]; phone: Site['phones'][number]; emergency: string }) {
  return (
    <section className={styles.call} aria-labelledby="call-at-once">
      <h2 id="call-at-once">
        <Icon name="alert" />
        When to call us at once
      </h2>
      <ul className="bullets">
        {signs.map((sign) => (
          <li key={sign}>{sign.replace(` ${emergency} `, `\u00a0${emergency}\u00a0`)}</li>
        ))}
      </ul>
      <p>
        Call <a href={telephone(phone.number)}>{phone.number}</a>. In an emergency dial{' '}
        <a href={telephone(emergency)}>{emergency}</a>.
      </p>
    </section>
  )
}
