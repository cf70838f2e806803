import { aidStrings as texts } from '#words/aid'
import { timeWords } from '#words/time'
import { shortDate } from '../../shared/clinic-time'
import type { CitedSource } from '../../shared/contract/content'
import { LANG } from '../../shared/language-of-bundle'
import { DEFAULT_LANG, languages } from '../../shared/languages'
import styles from './said.module.css'

/** What is cited, in the order of the numbers, with the way back to the text. */
export function CitedSources({ of }: { of: CitedSource[] }) {
  return (
    <ol className={styles.said}>
      {of.map((source, index) => (
        <li key={source.title} id={`s${index + 1}`}>
          <Cited {...source} />
          <a href={`#c${index + 1}`} aria-label={texts.back}>
            {'↑'}
          </a>
        </li>
      ))}
    </ol>
  )
}

/** Titles of studies stay as published, in English. */
function Cited({ author, title, publisher, year, seen, kind, n, funded, url }: CitedSource) {
  const by = author && `${author}: `
  const linked = url ? <a href={url}>{title}</a> : title
  const rest = `, ${year ?? texts.seen(shortDate(seen ?? '', timeWords))}${texts.stop} ${texts.kinds[kind]}${n ? `, ${texts.size(n)}` : ''}${texts.stop} ${funded ? `${texts.funded(funded)}${texts.stop} ` : ''}`
  if (LANG === DEFAULT_LANG)
    return (
      <>
        {by}
        {linked}
        {`, ${publisher}${rest}`}
      </>
    )
  return (
    <>
      <span lang={languages[DEFAULT_LANG].tag}>
        {by}
        {linked}
        {`, ${publisher}`}
      </span>
      {rest}
    </>
  )
}
