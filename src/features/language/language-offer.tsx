import { useState } from 'react'
import { LANG } from '../../shared/language-of-bundle'
import { placeIn } from '../../shared/routes'
import { offers } from '../../shared/words/offers'
import { chooseLanguage, preferredLanguage } from '../../lib/language-choice'
import { tagOf } from '../../shared/other-languages'
import styles from '../../ui/notice.module.css'

/** Once, to a visitor whose browser asks for another language of the site; whoever stays is not asked again. */
export function LanguageOffer() {
  const [preferred, setPreferred] = useState(preferredLanguage)
  const words = offers[preferred]
  if (preferred === LANG || !words) return null
  const stay = () => {
    chooseLanguage(LANG)
    setPreferred(LANG)
  }
  return (
    <div lang={tagOf(preferred)}>
      <section className={styles.line} aria-label={words.title} role="status">
        <a className="button" href={placeIn(preferred, location.pathname)} hrefLang={tagOf(preferred)} data-language={preferred}>
          {words.read}
        </a>
        <button type="button" className="button quiet" onClick={stay}>
          {words.stay}
        </button>
      </section>
    </div>
  )
}
