import { searchWords } from '#words/search'
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
        {`${searchWords.ask} `}
        <span lang="hi">{searchWords.askInHindi}</span>
      </label>
      <div>
        <input id="ask" type="search" enterKeyHint="search" autoComplete="off" placeholder={searchWords.askExample} />
        <button type="submit" className="button">
          <Icon name="search" />
          <span>{searchWords.find}</span>
        </button>
      </div>
    </form>
  )
}
