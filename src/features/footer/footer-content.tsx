import { useApi, useSite } from '../../lib/api'
import { yearAtClinic } from '../../shared/clinic-day'
import { footerMenu } from '../../shared/footer-menu'
import type { MenuItem } from '../../shared/menu'
import { foreignTag } from '../../shared/other-languages'
import { frameWords } from '#words/frame'
import { ContactList } from '../../ui/contact-list'
import { SocialLinks } from '../../ui/social-links'
import { wholeBrackets } from '../../ui/whole-words'
import { Filled } from '../../ui/filled'
import { LanguageLinks } from '../../ui/language-links'
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
      <Column title={frameWords.treatments} items={links.treatments} />
      <Column title={frameWords.categories} items={links.categories} />
      <p className={styles.disclaimer}>{site.footer.disclaimer}</p>
      <div className={styles.legal}>
        <p>
          <Filled text={frameWords.copyright(site.footer.since, site.fullName)} year={<span id="this-year">{thisYear()}</span>} />
          {site.sample && <strong>{frameWords.sampleSite}</strong>}
        </p>
        <ul>
          {links.legal.map((item) => (
            <li key={item.href}>
              <a href={item.href} hrefLang={foreignTag(item.href)}>
                {item.label}
              </a>
            </li>
          ))}
          <li>
            <LanguageLinks />
          </li>
          <li>
            <Filled
              text={frameWords.agency}
              agency={
                <a href={site.agency.url} target="_blank" rel="noopener">
                  {site.agency.name}
                </a>
              }
            />
          </li>
        </ul>
      </div>
    </div>
  )
}

/** Folded on phones; on wider screens the style sheet opens it, where browsers let it. */
function Column({ title, items }: { title: string; items: MenuItem[] }) {
  return (
    <nav className="folds" aria-label={title}>
      <details>
        <summary>
          <h2 className={styles.title}>{title}</h2>
        </summary>
        <ul>
          {items.map((item) => (
            <li key={item.href}>
              <a href={item.href} hrefLang={foreignTag(item.href)}>
                {wholeBrackets(item.label)}
              </a>
            </li>
          ))}
        </ul>
      </details>
    </nav>
  )
}

/** The build's year; the footer corrects it in the browser. */
const thisYear = () => yearAtClinic(new Date())
