import type { KeyboardEventHandler } from 'react'
import { searchWords } from '#words/search'
import { foreignText } from '../../shared/other-languages'
import type { Hit } from './engine'
import type { Piece } from './excerpt'
import styles from './search-results.module.css'

const texts = searchWords

/** What was found, best first. The whole entry is a link. */
export function SearchResults({ hits, onKeyDown }: { hits: readonly Hit[]; onKeyDown: KeyboardEventHandler }) {
  if (hits.length === 0) return null
  return (
    <ol className={styles.results}>
      {hits.map(({ path, kind, title, excerpt, foundFor, section }) => (
        <li key={path}>
          <a href={section ? `${path}#${section.anchor}` : path} data-hit onKeyDown={onKeyDown}>
            <span className={styles.kind}>{texts.kinds[kind]}</span>
            <span className={styles.title} lang={foreignText(path, textOf(title))}>
              <Marked of={title} />
              {section && `: ${section.heading}`}
            </span>
            {foundFor && <span className={styles.foundFor}>{texts.foundFor(foundFor)}</span>}
            <span className={styles.excerpt} lang={foreignText(path, textOf(excerpt))}>
              <Marked of={excerpt} />
            </span>
          </a>
        </li>
      ))}
    </ol>
  )
}

const textOf = (pieces: readonly Piece[]) => pieces.map(({ text }) => text).join('')

// Pieces have no identity but their place, and a new search makes new ones.
const Marked = ({ of }: { of: readonly Piece[] }) =>
  of.map(({ text, mark }, at) => (mark ? <mark key={at}>{text}</mark> : <span key={at}>{text}</span>))
