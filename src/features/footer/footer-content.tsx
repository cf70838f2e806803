import { useApi, useSite } from '../../lib/api'
import { yearAtClinic } from '../../shared/clinic-time'
import { footerMenu } from '../../shared/footer-menu'
import type { MenuItem } from '../../shared/menu'
import { strings } from '../../shared/strings'
import { ContactList } from '../../ui/contact-list'
import { SocialLinks } from '../../ui/social-links'
import { wholeBrackets } from '../../ui/whole-words'
import styles from './footer.module.css'

export function Content() {
  const site = useSite()
  const { address } = site
  const links = footerMenu(site, useApi('serviceCategory'))
  return (
    <div className={styles.inner}>
      <div className={styles.about}>
        <p className={styles.name}>{site.name}</p>
        <p>{site.footer.about}</p>
        <address>{`${address.line}, ${address.city}, ${address.region}\u00a0${address.postalCode}`}</address>
        <ContactList of={site} className={styles.contact} />
        <SocialLinks links={site.social} />
      </div>
      <Column title={site.name} items={links.pages} />
      <Column title={strings.treatments} items={links.treatments} />
      <Column title={strings.categories} items={links.categories} />
      <p className={styles.disclaimer}>{site.footer.disclaimer}</p>
      <div className={styles.legal}>
        <p>
          {`© ${site.footer.since} to `}
          <span id="this-year">{thisYear()}</span>
          {` ${site.fullName}. `}
          {site.sample && <strong>{strings.sampleSite}</strong>}
        </p>
        <ul>
          {links.legal.map((item) => (
            <li key={item.href}>
              <a href={item.href}>{item.label}</a>
            </li>
          ))}
          <li>
            Website by{' '}
            <a href={site.agency.url} target="_blank" rel="noopener">
              {site.agency.name}
            </a>
          </li>
        </ul>
      </div>
    </div>
  )
}

function Column({ title, items }: { title: string; items: MenuItem[] }) {
  return (
    <nav aria-label={title}>
      <h2 className={styles.title}>{title}</h2>
      <ul>
        {items.map((item) => (
          <li key={item.href}>
            <a href={item.href}>{wholeBrackets(item.label)}</a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** The build's year; the footer corrects it in the browser. */
const thisYear = () => yearAtClinic(new Date())
