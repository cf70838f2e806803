import { memo, type ReactNode } from 'react'
import { useSnapshot } from 'valtio'
import { useSite } from '../../lib/api'
import { href } from '../../shared/routes'
import { frameWords } from '#words/frame'
import { deferredFeatures } from '../../stores/deferred-features'
import { frame } from '../../stores/frame'
import { scroll } from '../../stores/scroll'
import { Brand } from '../../ui/brand'
import { ContactList } from '../../ui/contact-list'
import { Icon } from '../../ui/icon'
import { LanguageLinks } from '../../ui/language-links'
import { DesktopMenu } from './desktop-menu'
import styles from './header.module.css'
import { Sidebar } from './sidebar'

/** The bar above every page. On the home page it may overlay the page; scrolled, it sticks with a ground of its own. */
export const Header = memo(function Header({ home }: { home: boolean }) {
  const site = useSite()
  const { features } = useSnapshot(deferredFeatures)
  return (
    <Ground overlaid={home && site.homeHeader === 'overlay'}>
      <div className={styles.bar}>
        <Brand site={site} />
        <div className={styles.wide}>
          <ContactList of={site} className={styles.contact}>
            <li>
              <LanguageLinks />
            </li>
          </ContactList>
          <DesktopMenu />
        </div>
        <span className={styles.language}>
          <LanguageLinks />
        </span>
        <a className={styles.search} href={href('search')} aria-label={frameWords.search}>
          <Icon name="search" />
        </a>
        <a className={`button ${styles.book}`} href={href('book')}>
          {frameWords.book}
        </a>
        <button type="button" className={styles.toggle} popoverTarget="sidebar">
          <span className="visually-hidden">{frameWords.menu}</span>
          <span className={styles.bars} aria-hidden="true" />
        </button>
      </div>
      <Sidebar>{features && <features.InstallButton />}</Sidebar>
    </Ground>
  )
})

/** Changes with the scrolling; what stands on it is not rendered again for that. */
function Ground({ overlaid, children }: { overlaid: boolean; children: ReactNode }) {
  const { sticky } = useSnapshot(scroll)
  const { overlay } = useSnapshot(frame)
  return (
    <header
      className={overlaid && overlay ? `${styles.header} ${styles.overlay}` : styles.header}
      data-sticky={sticky || undefined}
    >
      {children}
    </header>
  )
}
