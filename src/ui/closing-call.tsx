import { frameWords } from '#words/frame'
import { telephone } from '../shared/contact-links'
import type { Site } from '../shared/contract/content'
import { href } from '../shared/routes'
import styles from './closing-call.module.css'
import { Icon } from './icon'

/** The end of a page that was read through: what the next step is, and the two ways to take it. */
export function ClosingCall({ of: { phones } }: { of: Pick<Site, 'phones'> }) {
  const [phone] = phones
  return (
    <section className={`wrap ${styles.closing}`} aria-labelledby="closing">
      <div>
        <h2 id="closing">{frameWords.firstVisit}</h2>
        <p>
          <a className="button" href={href('book')}>
            {frameWords.book}
          </a>
          {phone && (
            <a className="button secondary" href={telephone(phone.number)}>
              <Icon name="phone" />
              <span className="whole">{phone.number}</span>
            </a>
          )}
        </p>
      </div>
    </section>
  )
}
