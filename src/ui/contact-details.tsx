import { frameWords } from '#words/frame'
import { helpWords } from '#words/help'
import { timeWords } from '#words/time'
import { hoursInWords } from '../shared/clinic-time'
import type { Site } from '../shared/contract/content'
import { chatLink, mailTo, telephone } from '../shared/contact-links'
import styles from './contact-details.module.css'
import { Icon } from './icon'

type Told = Pick<Site, 'address' | 'chat' | 'email' | 'phones' | 'night' | 'fullName' | 'hours'>

/** Phones, chat, e-mail, address and opening hours of the clinic. */
export function ContactDetails({ site }: { site: Told }) {
  const { address, night } = site
  const phones = night ? [...site.phones, { ...night, label: `${night.label}: ${helpWords.whoseNights}` }] : site.phones
  return (
    <ul className={styles.details}>
      {phones.map(({ label, number }) => (
        <li key={number} data-night={number === night?.number || undefined}>
          <Icon name="phone" />
          <span>
            <a href={telephone(number)}>{number}</a> <small>{label}</small>
          </span>
        </li>
      ))}
      <li>
        <Icon name="chat" />
        <a href={chatLink(site.chat)} target="_blank" rel="noopener">
          {`${frameWords.chat} `}
          <span className="visually-hidden">{`(${frameWords.newWindow})`}</span>
        </a>
      </li>
      <li>
        <Icon name="mail" />
        <a href={mailTo(site.email)}>{site.email}</a>
      </li>
      <li>
        <Icon name="pin" />
        <address>
          <strong>{site.fullName}</strong>
          <br />
          {address.line}, {address.city}, {address.region}&nbsp;{address.postalCode}
        </address>
      </li>
      <li>
        <Icon name="clock" />
        <dl>
          {hoursInWords(site.hours, timeWords).map(({ days, times }) => (
            <div key={days}>
              <dt>{days}</dt>
              <dd>{times}</dd>
            </div>
          ))}
        </dl>
      </li>
    </ul>
  )
}
