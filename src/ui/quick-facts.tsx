import type { Facts } from '../shared/contract/content'
import { Icon } from './icon'
import styles from './quick-facts.module.css'

/** What each fact is called, and its icon. The same names head the comparison tables. */
export const factNames: Record<keyof Facts, { name: string; icon: string }> = {
  kind: { name: 'Type', icon: 'scalpel' },
  time: { name: 'Time', icon: 'clock' },
  anaesthesia: { name: 'Anaesthesia', icon: 'mask' },
  stay: { name: 'Hospital stay', icon: 'bed' },
  deskWork: { name: 'Back to desk work', icon: 'desk' },
  exercise: { name: 'Back to exercise', icon: 'run' },
  lasts: { name: 'How long it lasts', icon: 'infinity' },
}

/** The facts that a person scans for first. */
export function QuickFacts({ facts }: { facts: Facts }) {
  return (
    <dl className={styles.facts}>
      {(Object.keys(factNames) as (keyof Facts)[]).map((fact) => (
        <div key={fact}>
          <dt>
            <Icon name={factNames[fact].icon} />
            {factNames[fact].name}
          </dt>
          <dd>{facts[fact]}</dd>
        </div>
      ))}
    </dl>
  )
}
