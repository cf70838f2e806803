import type { Facts } from '../shared/contract/content'
import { factWords } from '#words/treatments'
import { Icon } from './icon'
import styles from './quick-facts.module.css'

const icons: Record<keyof Omit<Facts, 'kind'>, string> = {
  time: 'clock',
  anaesthesia: 'mask',
  stay: 'bed',
  deskWork: 'desk',
  exercise: 'run',
  lasts: 'infinity',
}

/** The facts that a person scans for first. The kind of treatment stands beside its name. */
export function QuickFacts({ facts }: { facts: Omit<Facts, 'kind'> }) {
  return (
    <dl className={styles.facts}>
      {(Object.keys(icons) as (keyof typeof icons)[]).map((fact) => (
        <div key={fact}>
          <dt>
            <Icon name={icons[fact]} />
            {factWords[fact]}
          </dt>
          <dd>{facts[fact]}</dd>
        </div>
      ))}
    </dl>
  )
}
