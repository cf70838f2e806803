import { SearchBox } from '../../features/search/search-box'
import { part, Static } from '../../ui/static'
import type { OwnText } from '../page-props'
import styles from './search.module.css'

const Text = part(() => import('./search-texts'))
export const parts = [Text]

/** The search; below it everyday words and all treatments from A to Z, which is what is left of it without scripts. */
export function Page({ text }: OwnText) {
  return (
    <>
      <Static id="search-head">{() => <Text of="head" text={text} />}</Static>
      <div className={`wrap ${styles.box}`}>
        <SearchBox />
      </div>
      <Static id="a-to-z">{() => <Text of="aToZ" text={text} />}</Static>
    </>
  )
}
