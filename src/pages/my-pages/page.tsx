import { MyPages } from '../../features/my-pages/my-pages'
import { part, Static } from '../../ui/static'
import type { OwnText } from '../page-props'
import styles from './my-pages.module.css'

const Text = part(() => import('./my-pages-texts'))
export const parts = [Text]

/** What this device keeps for its visitor. Nothing of it comes from the server, and nothing goes there. */
export function Page({ text }: OwnText) {
  return (
    <div className={`wrap ${styles.page}`}>
      <Static id="head">{() => <Text of="head" text={text} />}</Static>
      <MyPages />
      <Static id="article" className="prose">
        {() => <Text of="more" text={text} />}
      </Static>
    </div>
  )
}
