import { aidStrings as texts } from '#words/aid'
import type { CitedSource } from '../../shared/contract/content'
import styles from './said.module.css'

/** What is cited, in the order of the numbers, with the way back to the text. */
export function CitedSources({ of }: { of: CitedSource[] }) {
  return (
    <ol className={styles.said}>
      {of.map(({ title, publisher, year, seen, kind, n, funded, url }, index) => (
        <li key={title} id={`s${index + 1}`}>
          {url ? <a href={url}>{title}</a> : title}
          {`, ${publisher}, ${year ?? texts.seen(seen ?? '')}. ${texts.kinds[kind]}${n ? `, ${n}` : ''}. ${funded ? `${texts.funded(funded)}. ` : ''}`}
          <a href={`#c${index + 1}`} aria-label={texts.back}>
            {'↑'}
          </a>
        </li>
      ))}
    </ol>
  )
}
