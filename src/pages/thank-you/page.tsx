import { ThankYou } from '../../features/forms/sent/thank-you'
import { part, Static } from '../../ui/static'
import type { OwnText } from '../page-props'
import styles from './thank-you.module.css'

const Text = part(() => import('./thank-you-texts'))
export const parts = [Text]

export function Page({ text }: OwnText) {
  return (
    <div className={`wrap ${styles.page}`}>
      <Static id="thanks" className={styles.thanks}>
        {() => <Text of="thanks" text={text} />}
      </Static>
      <ThankYou />
      <Static id="ways" as="p" className="help-calls">
        {() => <Text of="ways" text={text} />}
      </Static>
      <Static id="next" className={`page-notes ${styles.text}`}>
        {() => <Text of="next" text={text} />}
      </Static>
    </div>
  )
}
