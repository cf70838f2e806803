import { aidStrings as texts } from '#words/aid'
import type { Decision } from '../../shared/contract/content'
import styles from './decision-line.module.css'

/** What is to be decided, for whom the page is, and the way to the options. */
export function DecisionLine({ of }: { of: Decision }) {
  return (
    <div id="decision" className={styles.decision}>
      <p>
        <b>{texts.decision}</b>
        {` ${of.question} ${texts.noHurry}`}
      </p>
      <p>
        <b>{texts.for}</b>
        {` ${of.for} `}
        <b>{texts.notFor}</b>
        {` ${of.notFor}`}
      </p>
    </div>
  )
}
