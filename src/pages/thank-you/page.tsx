import { ThankYou } from '../../features/forms/sent/thank-you'
import { thanksWords } from '#words/thanks'
import { useApi, useSite } from '../../lib/api'
import { telephone } from '../../shared/contact-links'
import { href } from '../../shared/routes'
import { Icon } from '../../ui/icon'
import { Sections } from '../../ui/sections'
import { Static } from '../../ui/static'
import { trustedHtml } from '../../ui/trusted-html'
import type { OwnText } from '../page-props'
import styles from './thank-you.module.css'

export function Page({ text }: OwnText) {
  return (
    <div className={`wrap ${styles.page}`}>
      <Static id="thanks">{() => <Thanks text={text} />}</Static>
      <ThankYou />
      <p>
        <a className="button" href={href('home')}>
          {thanksWords.home}
        </a>
      </p>
      <Static id="next" className={styles.text}>
        {() => <Next text={text} />}
      </Static>
    </div>
  )
}

function Thanks({ text }: OwnText) {
  const page = useApi('page', { id: text })
  return (
    <>
      <h1>{page.title}</h1>
      <p className="lead" dangerouslySetInnerHTML={trustedHtml(page.lead.html)} />
    </>
  )
}

function Next({ text }: OwnText) {
  const [phone] = useSite().phones
  const { sections } = useApi('page', { id: text })
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
