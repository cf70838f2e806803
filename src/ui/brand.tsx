import type { Site } from '../shared/contract/content'
import { href } from '../shared/routes'
import { frameWords } from '#words/frame'
import styles from './brand.module.css'

/** Logo, the surgeon's name and caption; leads home. */
export function Brand({ site }: { site: Pick<Site, 'surgeon' | 'name'> }) {
  return (
    <a className={styles.brand} href={href('home')}>
      <svg className={styles.mark} viewBox="0 0 40 40" aria-hidden="true">
        <circle cx="20" cy="20" r="20" />
        <path d="M24.5 7.5c-5 .6-8.6 3.6-8.9 8.2-.1 1.8-.8 3.2-2 4.8-.9 1.2-.4 1.9 1 2.2l.2 2.5.9.9-.6 1.4c-.3 2.2 1 3.6 3.4 3.6 2.1 0 4.4-.3 6.4-1.6" />
      </svg>
      <span>
        <span className={styles.name}>{site.surgeon.name}</span> <span className={styles.caption}>{site.surgeon.caption}</span>{' '}
        <span className="visually-hidden">{`${site.name}, ${frameWords.home}`}</span>
      </span>
    </a>
  )
}
