import { aidStrings as texts } from '#words/aid'
import type { Decision, Outcome } from '../../shared/contract/content'
import { href } from '../../shared/routes'
import { trustedHtml } from '../trusted-html'
import styles from './chances.module.css'
import { Cite } from './cite'
import { IconArray } from './icon-array'
import { bothFrames, interval, oneFrame, people } from './share'

/** How often it helps and harms, and what nobody knows. Rates of unlike denominators never stand in one list. */
export function Chances({ of: { uncounted, outcomes, unknown }, unchecked }: { of: Decision; unchecked: boolean }) {
  const drawn = outcomes.find(({ picture }) => picture)
  return (
    <div className={styles.chances}>
      <p>
        {`${texts.chancesLead} ${unchecked ? `${texts.unchecked} ` : ''}`}
        <a href={`${href('answers')}#how-sure`}>{texts.meaning}</a>
      </p>
      {(['benefit', 'harm'] as const).map((kind) => {
        const some = outcomes.filter((outcome) => outcome.kind === kind)
        const heads = [...new Set(some.sort((a, b) => a.of - b.of).map(headOf))]
        return (
          <div key={kind}>
            <h4>{texts[kind]}</h4>
            <Said of={uncounted[kind]} />
            {heads.map((head) => (
              <Rates key={head} head={head} of={some.filter((outcome) => headOf(outcome) === head)} drawn={drawn} />
            ))}
          </div>
        )
      })}
      <div>
        <h4 id="unknown">{texts.unknown}</h4>
        <Said of={unknown} />
      </div>
    </div>
  )
}

/** What nobody has counted stands before the numbers, which would else be taken for its own. */
const Said = ({ of }: { of: string[] }) =>
  of[0] && (
    <ul className="bullets">
      {of.map((html) => (
        <li key={html} dangerouslySetInnerHTML={trustedHtml(html)} />
      ))}
    </ul>
  )

const headOf = ({ of, unit }: Outcome) => texts.of(people(of), unit)

function Rates({ head, of, drawn }: { head: string; of: Outcome[]; drawn: Outcome | undefined }) {
  return (
    <>
      <h5>{head}</h5>
      <ul className={styles.rates}>
        {of.map((outcome) => (
          <li key={outcome.id}>
            <Rate of={outcome} />
            {outcome.picture && <IconArray of={outcome} patterns={outcome === drawn} />}
          </li>
        ))}
      </ul>
    </>
  )
}

function Rate({ of: outcome }: { of: Outcome }) {
  const { so, not } = bothFrames(outcome)
  const { without, of, among, within, also } = outcome
  const dummy = without === undefined ? [] : [texts.without(oneFrame(without, of))]
  const others = `${capitalised(outcome.opposite ?? texts.opposite)}: ${not}${texts.stop}`
  const said = [...interval(outcome), others, ...dummy, sentence(among), texts.within(within)]
  return (
    <>
      <p>
        <strong>{so}</strong>
        {texts.event(outcome.name)}
        <i>{outcome.option}</i>
        <Cite source={outcome.source} first={outcome.first} />
        {also && <Cite {...also} />}
      </p>
      <p>
        {`${said.join(' ')} `}
        <b>{`${texts.certainty[outcome.certainty]}:`}</b>
        {` ${outcome.why}`}
      </p>
    </>
  )
}

/** As a sentence of its own: 'Adults in the USA.' */
const sentence = (text: string) => `${capitalised(text).replace(/[.।]$/, '')}${texts.stop}`

const capitalised = (text: string) => `${text.charAt(0).toUpperCase()}${text.slice(1)}`
