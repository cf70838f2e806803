import sprite from '../../public/icons.svg?raw'
import { Icon } from '../ui/icon'
import { Chapter } from './chapter'
import styles from './icons.module.css'

const names = [...sprite.matchAll(/<symbol[^>]* id="([\w-]+)"/g)].map(([, name = '']) => name)

export function Icons() {
  return (
    <Chapter id="icons" title="Icons">
      <ul className={styles.icons}>
        {names.map((name) => (
          <li key={name}>
            <Icon name={name} />
            {name}
          </li>
        ))}
      </ul>
    </Chapter>
  )
}
