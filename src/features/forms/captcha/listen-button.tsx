import { useEffect, useRef, useState } from 'react'
import { captchaWords } from '#words/captcha'
import { DEFAULT_LANG } from '../../../shared/languages'
import { LANG } from '../../../shared/language-of-bundle'
import { Icon } from '../../../ui/icon'
import styles from './captcha-field.module.css'

/** Plays the code; the sound is fetched at the first press only. */
export function ListenButton({ audio }: { audio: string | undefined }) {
  const playing = useRef<{ audio: string; sound: HTMLAudioElement }>(undefined)
  const [failed, setFailed] = useState<string>()
  useEffect(() => {
    if (playing.current?.audio !== audio) playing.current?.sound.pause()
  }, [audio])

  const play = () => {
    if (!audio) return
    playing.current?.sound.pause()
    const sound = new Audio(LANG === DEFAULT_LANG ? audio : `${audio}?lang=${LANG}`)
    playing.current = { audio, sound }
    sound.play().then(
      () => setFailed(undefined),
      // A second press interrupts the first: that is no failure.
      (error: unknown) => (error as Error).name !== 'AbortError' && setFailed(audio),
    )
  }

  return (
    <>
      <button type="button" className={styles.tool} onClick={play} aria-disabled={!audio}>
        <Icon name="speaker" />
        <span className="visually-hidden">{captchaWords.listen}</span>
      </button>
      {audio && failed === audio && (
        <p className={styles.soundless} role="alert">
          {captchaWords.soundless}
        </p>
      )}
    </>
  )
}
