import type { ReactNode } from 'react'
import { mailTo, telephone } from '../shared/contact-links'
import type { Site } from '../shared/contract/content'
import { Icon } from './icon'

interface Props {
  of: Pick<Site, 'phones' | 'email'>
  className?: string | undefined
  /** Further entries. */
  children?: ReactNode
}

/** The clinic's phones and e-mail, each as a link with its icon. */
export const ContactList = ({ of: { phones, email }, className, children }: Props) => (
  <ul className={className}>
    {phones.map(({ label, number }) => (
      <li key={number}>
        <a href={telephone(number)} aria-label={`${label}: ${number}`}>
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
    {children}
  </ul>
)
