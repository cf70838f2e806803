import { ThankYou } from '../../features/forms/sent/thank-you'
import { useSite } from '../../lib/api'
import { thanksWords } from '#words/thanks'
import { chatLink } from '../../shared/contact-links'
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
      <p className="help-calls">
        <a className="button" href={href('home')}>
          {thanksWords.home}
        </a>
        <a className="button secondary" href={chatLink(useSite().chat)} target="_blank" rel="noopener">
          {thanksWords.ask}
        </a>
      </p>
      <Static id="next" className={`page-notes ${styles.text}`}>
        {() => <Text of="next" text={text} />}
      </Static>
    </div>
  )
}
