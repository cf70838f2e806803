import { useEffect, useState } from 'react'
import { searchWords } from '#words/search'
import styles from './search-box.module.css'
import { openSearch, type siteSearch } from './site-search'

const texts = searchWords
/** Milliseconds without a key before a screen reader is told the count: not every letter is an answer. */
const PAUSE = 500

interface Props {
  query: string
  state: (typeof siteSearch)['state']
  count: number
}

/** How many results there are, seen at once and announced when typing pauses. */
export function SearchStatus({ query, state, count }: Props) {
  const text = statusOf(query, state, count)
  const [announced, setAnnounced] = useState('')
  useEffect(() => {
    const timer = setTimeout(() => setAnnounced(text), PAUSE)
    return () => clearTimeout(timer)
  }, [text])
  return (
    <>
      <p className={styles.status} aria-hidden="true">
        {text}
      </p>
      <p className="visually-hidden" role="status">
        {announced}
      </p>
      {state === 'ready' && count === 0 && query.trim() !== '' && (
        <img src="/drawings/empty-search.svg" alt="" width="320" height="220" />
      )}
      {state === 'failed' && (
        <button type="button" className="button secondary" onClick={() => void openSearch()}>
          {texts.retry}
        </button>
      )}
    </>
  )
}

function statusOf(query: string, state: Props['state'], count: number): string {
  if (state === 'failed') return texts.failed
  if (query.trim() === '') return ''
  if (state !== 'ready') return texts.loading
  return count === 0 ? texts.none(query.trim()) : texts.count(count)
}
