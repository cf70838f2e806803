import type { HelpSource } from '../shared/help-at-once'
import { frameWords } from '#words/frame'
import { AppointmentsLink } from './appointments-link'
import styles from './call-at-once.module.css'
import { HelpAtOnce } from './help-at-once'
import { Icon } from './icon'

/** When to call instead of reading on: first the numbers, then the signs; who only wants to book finds that line, too. The emergency number stays beside its verb. */
export function CallAtOnce({ signs, site }: { signs: string[]; site: HelpSource }) {
  return (
    <section className={styles.call} aria-labelledby="call-at-once">
      <h3 id="call-at-once">
        <Icon name="alert" />
        {frameWords.callAtOnce}
      </h3>
      <HelpAtOnce of={site} />
      <p>
        <AppointmentsLink of={site} />
      </p>
      <ul className="bullets">
        {signs.map((sign) => (
          <li key={sign}>{sign.replace(` ${site.emergency} `, `\u00a0${site.emergency}\u00a0`)}</li>
        ))}
      </ul>
    </section>
  )
}
