import { askWords } from '#words/ask'
import { href } from '../shared/routes'
import styles from './ask-field.module.css'
import { Icon } from './icon'

/**
 * The search from another page. The input has no name: its words get into no address, with scripts or without; without them the button
 * leads to the list of everyday words. It has no behaviour: put it into a <Static>.
 */
export function AskField() {
  return (
    <form className={styles.ask} role="search" action={href('search')}>
      <label htmlFor="ask">
        {`${askWords.label} `}
        <span lang="hi">{askWords.inHindi}</span>
      </label>
      <div>
        <input id="ask" type="search" enterKeyHint="search" autoComplete="off" placeholder={askWords.example} />
        <button type="submit" className="button">
          <Icon name="search" />
          <span>{askWords.find}</span>
        </button>
      </div>
    </form>
  )
}
