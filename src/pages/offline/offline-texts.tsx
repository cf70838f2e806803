import { useApi, useSite } from '../../lib/api'
import { hoursInWords } from '../../shared/clinic-time'
import { telephone } from '../../shared/contact-links'
import { href } from '../../shared/routes'
import { frameWords } from '#words/frame'
import { offlineWords as texts } from '#words/offline'
import { timeWords } from '#words/time'
import { Breadcrumb } from '../../ui/breadcrumb'
import { Icon } from '../../ui/icon'
import { Sections } from '../../ui/sections'
import { inPlaces } from '../in-places'
import type { OwnText } from '../page-props'
import styles from './offline.module.css'

/** Both headings are in the document; the worker's mark on <html> says which one is true. */
function Head({ text }: OwnText) {
  const page = useApi('page', { id: text })
  return (
    <>
      <div className={styles.stack}>
        <Breadcrumb current={texts.here} />
        <h1>
          <span className={styles.standingIn}>{page.title}</span>
          <span className={styles.here}>{texts.here}</span>
        </h1>
        <p className={`lead ${styles.standingIn}`}>{texts.standingInLead}</p>
        <p className={`lead ${styles.here}`}>{texts.hereLead}</p>
      </div>
      <img src="/drawings/window-sill.svg" alt="" width="320" height="220" data-drawing="inline" />
    </>
  )
}

/** The numbers of the day, and the next steps. */
function Further() {
  const { phones, hours } = useSite()
  const times = hoursInWords(hours, timeWords).map(({ days, times: at }) => `${days} ${at}`)
  return (
    <>
      <ul className={`link-rows ${styles.rows}`}>
        {phones.map(({ label, number }) => (
          <li key={number}>
            <a href={telephone(number)}>
              <Icon name="phone" />
              {label} <span className="whole">{number}</span>
            </a>
          </li>
        ))}
      </ul>
      <p>{times.join(', ')}</p>
      <ul className={`link-rows ${styles.rows}`}>
        <li className={styles.here}>
          <a href={href('my-pages')}>
            {frameWords.myPages} <Icon name="chevron-right" />
          </a>
        </li>
        <li>
          <a href={href('aftercare')}>
            {frameWords.aftercare} <Icon name="chevron-right" />
          </a>
        </li>
      </ul>
    </>
  )
}

const Works = ({ text }: OwnText) => <Sections of={useApi('page', { id: text }).sections.slice(0, 1)} />

/** Whom to call at any hour. */
const Now = ({ text }: OwnText) => <Sections of={useApi('page', { id: text }).sections.slice(1)} />

export const Content = inPlaces({ head: Head, works: Works, now: Now, further: Further })
