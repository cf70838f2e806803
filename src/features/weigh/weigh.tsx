import { aidStrings as texts } from '#words/aid'
import type { Decision } from '../../shared/contract/content'
import styles from './weigh.module.css'

/** Statements to weigh, two and two. Ticked on the device only; no score. */
export function Weigh({ of }: { of: Decision['weigh'] }) {
  return (
    <>
      <p>{texts.weighLead}</p>
      <ul className={styles.weigh} data-weigh="">
        {of.map(({ a, b }) => (
          <li key={a}>
            <Statement of={a} />
            <span>{texts.or}</span>
            <Statement of={b} />
          </li>
        ))}
      </ul>
    </>
  )
}

const Statement = ({ of }: { of: string }) => (
  <label>
    <input type="checkbox" />
    {of}
  </label>
)
