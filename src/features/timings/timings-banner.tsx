import type { ReactNode } from 'react'
import { useSite } from '../../lib/api'
import { timeWords } from '#words/time'
import { hoursInWords } from '../../shared/clinic-time'
import { mailTo, telephone } from '../../shared/contact-links'
import { timingsWords } from '#words/forms'
import { Icon } from '../../ui/icon'
import styles from './timings-banner.module.css'

const texts = timingsWords

/** When the clinic is open and how to reach it (and, as children, where it is), beside a form of appointments. It has no behaviour: put it into a <Static>. */
export function TimingsBanner({ children }: { children?: ReactNode }) {
  const { hours, phones, email } = useSite()
  return (
    <div className={styles.banner}>
      <h2 className={styles.title}>
        <Icon name="clock" />
        {texts.title}
      </h2>
      <dl className={styles.hours}>
        {hoursInWords(hours, timeWords).map(({ days, times }) => (
          <div key={days}>
            <dt>{days}</dt>
            <dd>{times}</dd>
          </div>
        ))}
      </dl>
      <ul className={styles.ways}>
        {phones.map(({ number }) => (
          <li key={number}>
            <a href={telephone(number)}>
              <Icon name="phone" />
              {number}
            </a>
          </li>
        ))}
        <li>
          <a href={mailTo(email)}>
            <Icon name="mail" />
            {email}
          </a>
        </li>
      </ul>
      {children}
    </div>
  )
}
