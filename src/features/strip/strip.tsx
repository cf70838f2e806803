import { memo, type ReactNode } from 'react'
import { useSnapshot } from 'valtio'
import { useSite } from '../../lib/api'
import { chatLink, mailTo, telephone } from '../../shared/contact-links'
import { href, type PageKind } from '../../shared/routes'
import { frameWords } from '#words/frame'
import { hours } from '../../stores/hours'
import { scroll } from '../../stores/scroll'
import { Icon } from '../../ui/icon'
import styles from './strip.module.css'

/** What stays at the foot of the screen: the strip on phones, the chat button and the way back to the top everywhere. */
export const Strip = memo(function Strip({ kind }: { kind: PageKind }) {
  const site = useSite()
  const current = (page: PageKind) => (kind === page ? ('page' as const) : undefined)
  return (
    <div id="strip">
      <nav className={styles.strip} aria-label={frameWords.quickNavigation}>
        <a href={href('home')} aria-current={current('home')}>
          <Icon name="home" />
          {frameWords.home}
        </a>
        <Call kind={kind} />
        <a className={styles.main} href={href('book')} aria-current={current('book')}>
          <Icon name="calendar" />
          {frameWords.appointment}
        </a>
        <a href={mailTo(site.email)}>
          <Icon name="mail" />
          {frameWords.email}
        </a>
        <a href={href('doctor', { surgeon: site.surgeon.slug })} aria-current={current('doctor')}>
          <Icon name="doctor" />
          {frameWords.doctor}
        </a>
      </nav>
      <Corner>
        <a className={styles.chat} href={chatLink(site.chat)} target="_blank" rel="noopener">
          <Icon name="chat" />
          <span className="visually-hidden">{`${frameWords.chat} (${frameWords.newWindow})`}</span>
        </a>
      </Corner>
    </div>
  )
})

/**
 * To the clinic; on the page for the days after a treatment to the night line. While nobody is there, to who answers then: on a
 * treatment's page whom to call at once, elsewhere all numbers with their hours, which the contact page shows; there the night line.
 */
function Call({ kind }: { kind: PageKind }) {
  const { night, phones } = useSite()
  const { now } = useSnapshot(hours)
  const closed = now?.open === false
  const atNight = kind === 'aftercare' || (closed && kind === 'contact')
  const line = (atNight && night) || phones[0]
  const elsewhere = kind === 'treatment' ? '#call-at-once' : href('contact')
  return (
    <a href={closed && !atNight ? elsewhere : telephone(line?.number ?? '')}>
      <Icon name="phone" />
      {frameWords.call}
    </a>
  )
}

/** The way back to the top, and the chat: away while the page moves down under them. */
function Corner({ children }: { children: ReactNode }) {
  const { farDown, down } = useSnapshot(scroll)
  return (
    <aside aria-label={frameWords.corner} className={down ? styles.away : undefined}>
      <button type="button" className={styles.top} hidden={!farDown} onClick={toTop}>
        <Icon name="arrow-up" />
        <span className="visually-hidden">{frameWords.backToTop}</span>
      </button>
      {children}
    </aside>
  )
}

/** The focus goes along: the button is about to hide, and the keyboard goes on at the top. */
function toTop(): void {
  document.getElementById('main')?.focus({ preventScroll: true })
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches
  window.scrollTo({ top: 0, behavior: still ? 'instant' : 'smooth' })
}
