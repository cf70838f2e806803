import { readingWords } from '#words/reading'
import { Icon } from './icon'
import styles from './reading-aids.module.css'

/**
 * Text size, reading aloud and sharing, in a row under a title. Only markup: features/reading works it by delegation, once the app has
 * been running for a moment. The row keeps its room; without scripts, and without a voice, what cannot work is not shown.
 */
export function ReadingAids() {
  return (
    <div className={styles.aids} data-aids="">
      <button type="button" data-aid="size" aria-label={readingWords.size}>
        {readingWords.sizeSign}
      </button>
      <button type="button" data-aid="whatsapp">
        <Icon name="share" />
        {readingWords.whatsapp}
      </button>
      <button type="button" data-aid="listen" aria-pressed="false" hidden>
        <Icon name="speaker" />
        {readingWords.listen}
      </button>
    </div>
  )
}
