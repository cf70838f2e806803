import { ThankYou } from '../../features/forms/sent/thank-you'
import { thanksWords } from '#words/thanks'
import { href } from '../../shared/routes'
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
      <p>
        <a className="button" href={href('home')}>
          {thanksWords.home}
        </a>
      </p>
      <Static id="next" className={styles.text}>
        {() => <Text of="next" text={text} />}
      </Static>
    </div>
  )
}
