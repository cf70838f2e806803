import { ThankYou } from '../../features/forms/sent/thank-you'
import { useApi, useSite } from '../../lib/api'
import { telephone } from '../../shared/contact-links'
import { href } from '../../shared/routes'
import { Icon } from '../../ui/icon'
import { Sections } from '../../ui/sections'
import { Static } from '../../ui/static'
import { trustedHtml } from '../../ui/trusted-html'
import styles from './thank-you.module.css'

export function Page() {
  return (
    <div className={`wrap ${styles.page}`}>
      <Static id="thanks">{() => <Thanks />}</Static>
      <ThankYou />
      <p>
        <a className="button" href={href('home')}>
          Go to Home Page
        </a>
      </p>
      <Static id="next" className={styles.text}>
        {() => <Next />}
      </Static>
    </div>
  )
}

function Thanks() {
  const page = useApi('page', { id: 'thank-you' })
  return (
    <>
      <h1>{page.title}</h1>
      <p className="lead" dangerouslySetInnerHTML={trustedHtml(page.lead.html)} />
    </>
  )
}

function Next() {
  const [phone] = useSite().phones
  const { sections } = useApi('page', { id: 'thank-you' })
  return (
    <>
      <Sections of={sections.slice(0, -1)} />
      <div className={styles.urgent}>
        <Sections of={sections.slice(-1)} />
        {phone && (
          <a className="button secondary" href={telephone(phone.number)}>
            <Icon name="phone" />
            {phone.number}
          </a>
        )}
      </div>
    </>
  )
}
