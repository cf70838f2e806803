import { timeWords } from '#words/time'
import { shortDate } from '../../shared/clinic-time'
import { LANG } from '../../shared/language-of-bundle'
import { DEFAULT_LANG } from '../../shared/languages'
import { href } from '../../shared/routes'
import { aidStrings as texts } from '#words/aid'
import type { Treatment } from '../../shared/contract/content'
import styles from './said.module.css'
import { people } from './share'

const day = (date: string) => <time dateTime={date}>{shortDate(date, timeWords)}</time>

/** Who wrote, checked and paid for the page, what the clinic gains, and where else to ask. */
export function Said({ of: { decision, review, grade } }: { of: Treatment }) {
  const { said, searched } = decision
  return (
    <dl className={styles.said}>
      <dt>{texts.wrote}</dt>
      <dd>{said.wrote}</dd>
      <dt>{texts.checked}</dt>
      <dd>
        {`${said.checked} ${texts.reviewed} `}
        {day(review.last)}
        {`, ${texts.next} `}
        {day(review.next)}
        {searched > review.last ? `${texts.stop} ${texts.unchecked}` : texts.stop}
      </dd>
      <dt>{texts.paid}</dt>
      <dd>
        {`${said.paid} `}
        <b>{said.interest}</b>
      </dd>
      <dt>{texts.method}</dt>
      <dd>
        {`${said.method} ${texts.searched} `}
        {day(searched)}
        {`${texts.stop} `}
        <a href={`${href('answers')}#how-we-look`}>{texts.inFull}</a>
      </dd>
      <dt>{texts.update}</dt>
      <dd>{said.update}</dd>
      {/* Of how hard the English page is, who reads a translation learns nothing. */}
      {LANG === DEFAULT_LANG && (
        <>
          <dt>{texts.reading}</dt>
          <dd>{texts.grade(people(grade))}</dd>
        </>
      )}
      <dt>{texts.elsewhere}</dt>
      {said.elsewhere.map(({ text, url }) => (
        <dd key={url}>
          <a href={url}>{text}</a>
        </dd>
      ))}
    </dl>
  )
}
