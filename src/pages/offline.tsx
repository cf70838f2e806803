import { useApi, useSite } from '../lib/api'
import { SaveOffline } from '../features/offline/save-offline'
import { SavedPages } from '../features/offline/saved-pages'
import { TryAgain } from '../features/offline/try-again'
import { telephone } from '../shared/contact-links'
import { appStrings } from '../shared/app-strings'
import { Breadcrumb } from '../ui/breadcrumb'
import { Icon } from '../ui/icon'
import { Sections } from '../ui/sections'
import { Static } from '../ui/static'
import styles from './offline.module.css'

const texts = appStrings.offline

/** The list of saved pages; and what the worker shows in place of a page that it does not hold (stores/stand-in). */
export function Page() {
  return (
    <div className={`wrap ${styles.page}`}>
      <Static id="head">{() => <Head />}</Static>
      <TryAgain />
      <SavedPages />
      <SaveOffline />
      <Static id="article" className="prose">
        {() => <More />}
      </Static>
    </div>
  )
}

/** Both headings are in the document; the worker's mark on <html> says which one is true. */
function Head() {
  const page = useApi('page', { id: 'offline' })
  const { phones } = useSite()
  return (
    <div className={styles.head}>
      <Breadcrumb above={[]} current={texts.here} />
      <h1>
        <span className={styles.standingIn}>{page.title}</span>
        <span className={styles.here}>{texts.here}</span>
      </h1>
      <p className={`lead ${styles.standingIn}`}>{texts.standingInLead}</p>
      <p className={`lead ${styles.here}`}>{texts.hereLead}</p>
      <p className={styles.calls}>
        {phones.map(({ number }, index) => (
          <a key={number} className={index === 0 ? 'button' : 'button secondary'} href={telephone(number)}>
            <Icon name="phone" />
            {texts.call(number)}
          </a>
        ))}
      </p>
    </div>
  )
}

const More = () => <Sections of={useApi('page', { id: 'offline' }).sections} />
