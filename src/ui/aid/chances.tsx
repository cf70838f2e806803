import { aidStrings as texts } from '#words/aid'
import type { Decision, Outcome } from '../../shared/contract/content'
import { trustedHtml } from '../trusted-html'
import styles from './chances.module.css'
import { Cite } from './cite'
import { IconArray } from './icon-array'
import { bothFrames, interval, oneFrame, people } from './share'

/** How often it helps and harms, and what nobody knows. Rates of unlike denominators never stand in one list. */
export function Chances({ of: { outcomes, unknown }, unchecked }: { of: Decision; unchecked: boolean }) {
  const drawn = outcomes.find(({ picture }) => picture)
  return (
    <div className={styles.chances}>
      <p>
        {texts.chancesLead}
        {unchecked && ` ${texts.unchecked}`}
      </p>
      {(['benefit', 'harm'] as const).map((kind) => {
        const some = outcomes.filter((outcome) => outcome.kind === kind)
        const heads = [...new Set(some.sort((a, b) => a.of - b.of).map(headOf))]
        return (
          <div key={kind}>
            <h3>{texts[kind]}</h3>
            {heads.map((head) => (
              <Rates key={head} head={head} of={some.filter((outcome) => headOf(outcome) === head)} drawn={drawn} />
            ))}
          </div>
        )
      })}
      <div>
        <h3 id="unknown">{texts.unknown}</h3>
        <ul className="bullets">
          {unknown.map((html) => (
            <li key={html} dangerouslySetInnerHTML={trustedHtml(html)} />
          ))}
        </ul>
      </div>
    </div>
  )
}

const headOf = ({ of, unit }: Outcome) => texts.of(people(of), unit)

function Rates({ head, of, drawn }: { head: string; of: Outcome[]; drawn: Outcome | undefined }) {
  return (
    <>
      <h4>{head}</h4>
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
  const { without, of, among, within } = outcome
  const dummy = without === undefined ? [] : [texts.without(oneFrame(without, of))]
  const others = `${sentence(outcome.opposite ?? texts.opposite).slice(0, -1)}: ${not}.`
  const said = [...interval(outcome), others, ...dummy, sentence(among), texts.within(within)]
  return (
    <>
      <p>
        <strong>{so}</strong>
        {` ${outcome.name} `}
        <i>{outcome.option}</i>
        <Cite source={outcome.source} first={outcome.first} />
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
const sentence = (text: string) => `${text.charAt(0).toUpperCase()}${text.slice(1).replace(/\.$/, '')}.`
