import { ThankYou } from '../features/forms/thank-you'
import { useApi } from '../lib/api'
import { href } from '../shared/routes'
import { Sections } from '../ui/sections'
import { Static } from '../ui/static'
import { trustedHtml } from '../ui/trusted-html'
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

const Next = () => <Sections of={useApi('page', { id: 'thank-you' }).sections} />
