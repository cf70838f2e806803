import { href } from '../../shared/routes'
import styles from './invitation.module.css'

/** The site as an app: what it does for a visitor, in two sentences. */
export function Content() {
  return (
    <section className={`wrap ${styles.invitation}`} aria-labelledby="read-anywhere">
      <img src="/drawings/empty-offline.svg" alt="" width="320" height="220" loading="lazy" />
      <div>
        <h2 id="read-anywhere">Read it anywhere, in your own time</h2>
        <p>
          Pages you have opened stay readable without a connection. Add the site to your home screen, or save all of it, and it
          opens like an app: no shop, no account, and nobody is told what you read.
        </p>
        <a className="button secondary" href={href('offline')}>
          Save for offline
        </a>
      </div>
    </section>
  )
}
