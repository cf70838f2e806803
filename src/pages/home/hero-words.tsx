import { Hours } from '../../features/opening/hours'
import { useApi } from '../../lib/api'
import { frameWords } from '#words/frame'
import { LANG } from '../../shared/language-of-bundle'
import { href } from '../../shared/routes'
import { AskField } from '../../ui/ask-field'
import { Prose } from '../../ui/prose'
import { trustedHtml } from '../../ui/trusted-html'
import type { OwnText } from '../page-props'
import styles from './hero.module.css'

export function Content({ text }: OwnText) {
  const page = useApi('page', { id: text })
  const worries = page.sections.find(({ id }) => id === 'what-troubles-you')
  return (
    <>
      {page.eyebrow && <p className="eyebrow">{page.eyebrow}</p>}
      <h1>
        <Title text={page.title} />
      </h1>
      <Prose of={page.lead} className="lead" />
      <AskField />
      {worries && (
        <nav
          className={`swipes ${styles.worries}`}
          aria-label={worries.heading}
          dangerouslySetInnerHTML={trustedHtml(asSpoken(worries.html))}
        />
      )}
      <div className={styles.actions}>
        <a className="button" href={href('book')}>
          {frameWords.book}
        </a>
        <a className="button secondary" href={`${href('contact')}#callback`}>
          {frameWords.callback}
        </a>
      </div>
      <Hours />
    </>
  )
}

/** A Hindi word among English ones is read by a Hindi voice. */
const asSpoken = (html: string) => (LANG === 'en' ? html.replace(/[\u0900-\u097f]+/g, '<span lang="hi">$&</span>') : html)

/** The motto with its one italic word: the first word of the second sentence. */
function Title({ text }: { text: string }) {
  const [, first, word, rest] = /^(.*?[.!?।] )(\S+)(.*)$/.exec(text) ?? []
  return word ? (
    <>
      {first}
      <em>{word}</em>
      {rest?.replace(' ', '\u00a0')}
    </>
  ) : (
    text
  )
}
