import { useApi, useSite } from '../../lib/api'
import { mainMenu, type MenuItem } from '../../shared/menu'
import { foreignTag } from '../../shared/other-languages'
import { href } from '../../shared/routes'
import { frameWords } from '#words/frame'
import { ContactList } from '../../ui/contact-list'
import { Icon } from '../../ui/icon'
import { SocialLinks } from '../../ui/social-links'
import { LanguageLinks } from '../../ui/language-links'
import styles from './sidebar.module.css'

export function Content() {
  const site = useSite()
  const items = mainMenu(site, useApi('serviceCategory'))
  return (
    <>
      <Level items={items} />
      <div className={styles.foot}>
        <a className="button" href={href('book')}>
          {frameWords.bookShouted}
        </a>
        <ContactList of={site}>
          <li>
            <a href={href('aftercare')}>
              <Icon name="bed" />
              {frameWords.aftercare}
            </a>
          </li>
          <li>
            <a href={href('my-pages')}>
              <Icon name="offline" />
              {frameWords.myPages}
            </a>
          </li>
          <li>
            <a href={href('search')}>
              <Icon name="search" />
              {frameWords.search}
            </a>
          </li>
          <li>
            <LanguageLinks />
          </li>
        </ContactList>
        <SocialLinks links={site.social} />
      </div>
    </>
  )
}

function Level({ items }: { items: MenuItem[] }) {
  return (
    <ul className={styles.level}>
      {items.map((item) => (
        <li key={item.href + item.label}>
          {item.items ? (
            <Submenu item={item} items={item.items} />
          ) : (
            <a href={item.href} hrefLang={foreignTag(item.href)}>
              {item.label}
            </a>
          )}
        </li>
      ))}
    </ul>
  )
}

function Submenu({ item, items }: { item: MenuItem; items: MenuItem[] }) {
  const id = `sub${item.href.replace(/\W/g, '-')}`
  return (
    <>
      <button type="button" popoverTarget={id}>
        {item.label}
        <Icon name="chevron-right" />
      </button>
      <div id={id} popover="auto" className={styles.sidebar}>
        <button type="button" className={styles.back} popoverTarget={id} popoverTargetAction="hide">
          <Icon name="chevron-left" />
          {frameWords.back}
        </button>
        <a className={styles.title} href={item.href}>
          {item.label}
        </a>
        <Level items={items} />
      </div>
    </>
  )
}
