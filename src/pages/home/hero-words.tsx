import { useApi, useSite } from '../../lib/api'
import { homeWords } from '#words/page/home'
import { timeWords } from '#words/time'
import { hoursInWords } from '../../shared/clinic-time'
import { href } from '../../shared/routes'
import { frameWords } from '#words/frame'
import { Prose } from '../../ui/prose'
import type { OwnText } from '../page-props'
import styles from './hero.module.css'

export function Content({ text }: OwnText) {
  const site = useSite()
  const page = useApi('page', { id: text })
  const treatments = useApi('serviceCategory').flatMap((category) => category.treatments)
  const open = hoursInWords(site.hours, timeWords, timeWords.shortWeekdays).find((line) => line.open)
  return (
    <>
      {page.eyebrow && <p className="eyebrow">{page.eyebrow}</p>}
      <h1>
        <Title text={page.title} />
      </h1>
      <Prose of={page.lead} className="lead" />
      <div className={styles.actions}>
        <a className="button" href={href('book')}>
          {frameWords.book}
        </a>
        <a className="button secondary" href={`${href('contact')}#callback`}>
          {frameWords.callback}
        </a>
      </div>
      <dl className={styles.facts}>
        <div>
          <dt>{homeWords.explained}</dt>
          <dd>{treatments.length}</dd>
        </div>
        <div>
          <dt>{open?.times}</dt>
          <dd>{open && open.days}</dd>
        </div>
        <div>
          <dt>{site.address.line}</dt>
          <dd>{site.address.city}</dd>
        </div>
      </dl>
    </>
  )
}

/** The motto with its one italic word: the first word of the second sentence. */
function Title({ text }: { text: string }) {
  const [, first, word, rest] = /^(.*?[.!?] )(\S+)(.*)$/.exec(text) ?? []
  return word ? (
    <>
      {first}
      <em>{word}</em>
      {rest}
    </>
  ) : (
    text
  )
}
