import { type KeyboardEvent, useEffect, useRef } from 'react'
import { useNavigationType } from 'react-router-dom'
import { useSnapshot } from 'valtio'
import { searchWords } from '#words/search'
import { Icon } from '../../ui/icon'
import { InHindi } from './in-hindi'
import { SearchResults } from './search-results'
import { SearchStatus } from './search-status'
import { takeAsked } from '../../stores/asked'
import { find, openSearch, siteSearch } from './site-search'
import styles from './search-box.module.css'

const texts = searchWords

/** The search of the site. No form and no name: what is typed cannot get into an address. */
export function SearchBox() {
  const { query, state, hits } = useSnapshot(siteSearch)
  const came = useNavigationType()
  const box = useRef<HTMLDivElement>(null)
  const input = useRef<HTMLInputElement>(null)

  useEffect(() => {
    void openSearch()
    const asked = takeAsked()
    if (asked !== undefined && input.current) input.current.value = asked
    const typed = input.current?.value ?? ''
    if (typed !== siteSearch.query) find(typed)
    if (came === 'PUSH') input.current?.focus({ preventScroll: true })
  }, [came])

  function type(text: string): void {
    if (input.current) input.current.value = text
    find(text)
    input.current?.focus()
  }

  /** Arrows go through the results and back to the field, Escape empties it. */
  function onKeyDown(event: KeyboardEvent): void {
    const stops = [input.current, ...(box.current?.querySelectorAll<HTMLElement>('[data-hit]') ?? [])]
    const at = stops.indexOf(document.activeElement as HTMLElement)
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    const next = event.key === 'Enter' && at === 0 ? stops[1] : step && at >= 0 ? stops[at + step] : undefined
    if (next) {
      event.preventDefault()
      next.focus()
    } else if (event.key === 'Escape') type('')
  }

  return (
    <div ref={box} role="search" className={styles.search}>
      <label className={styles.label} htmlFor="site-search">
        {texts.label}
      </label>
      <div className={styles.field}>
        <Icon name="search" />
        <input
          ref={input}
          id="site-search"
          className={`control ${styles.input}`}
          type="search"
          enterKeyHint="search"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          aria-describedby="site-search-hint"
          defaultValue={query}
          onKeyDown={onKeyDown}
          onFocus={() => void openSearch()}
          onChange={(event) => find(event.target.value)}
        />
        {query !== '' && (
          <button type="button" className={styles.clear} aria-label={texts.clear} onClick={() => type('')}>
            <Icon name="close" />
          </button>
        )}
      </div>
      <p id="site-search-hint" className={styles.hint}>
        {texts.hint} {query === '' && texts.examplesLabel}
      </p>
      {query === '' && (
        <ul className={styles.examples}>
          {texts.examples.map((example) => (
            <li key={example}>
              <button type="button" className="chip" onClick={() => type(example)}>
                {example}
              </button>
            </li>
          ))}
        </ul>
      )}
      <SearchStatus query={query} state={state} count={hits.length} />
      <InHindi query={query} first={hits[0]?.path} />
      <SearchResults hits={hits} onKeyDown={onKeyDown} />
    </div>
  )
}
