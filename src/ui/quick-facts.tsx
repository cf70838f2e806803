import type { Facts } from '../shared/contract/content'
import { factWords } from '#words/treatments'
import { Icon } from './icon'
import styles from './quick-facts.module.css'

const icons: Record<keyof Facts, string> = {
  kind: 'scalpel',
  time: 'clock',
  anaesthesia: 'mask',
  stay: 'bed',
  deskWork: 'desk',
  exercise: 'run',
  lasts: 'infinity',
}

/** The facts that a person scans for first. */
export function QuickFacts({ facts }: { facts: Facts }) {
  return (
    <dl className={styles.facts}>
      {(Object.keys(icons) as (keyof Facts)[]).map((fact) => (
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
