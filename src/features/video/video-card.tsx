import type { ReactNode } from 'react'
import type { Video } from '../../shared/contract/content'
import { videoWords } from '#words/video'
import { frameWords } from '#words/frame'
import { Icon } from '../../ui/icon'
import { Picture } from '../../ui/picture'
import styles from './video-card.module.css'

/**
 * A video as poster and words. Only markup: `<VideoPlayers>` around it puts the player over the poster. Without scripts the poster
 * is a link to the file, or to the video on YouTube.
 */
export function VideoCard({ of, eager = false, children }: { of: Video; eager?: boolean; children?: ReactNode }) {
  const { title, text, poster, seconds, src, youtube, captions, transcript, sample } = of
  return (
    <div className={styles.card}>
      <div className={styles.screen} data-screen="">
        <a
          href={src ?? `https://www.youtube.com/watch?v=${youtube}`}
          data-youtube={youtube}
          data-captions={captions}
          data-title={title}
          aria-label={videoWords.play(title)}
        >
          <Picture of={poster} eager={eager} sizes="(min-width: 768px) 40rem, 100vw" />
          <span className={styles.play}>
            <Icon name="play" />
          </span>
        </a>
      </div>
      <div className={`folds ${styles.words}`}>
        <p className={styles.meta}>
          <span>
            <span className="visually-hidden">{videoWords.duration} </span>
            {minutesOf(seconds)}
          </span>
          <span>{youtube ? videoWords.youtube : videoWords.ours}</span>
          <span className={styles.offline}>
            <Icon name="wifi-off" />
            {videoWords.needsConnection}
          </span>
          {sample && <span className="sample">{frameWords.sample}</span>}
        </p>
        <h3>{title}</h3>
        <p>{text}</p>
        {children}
        {transcript && (
          <details className={styles.transcript}>
            <summary>{videoWords.transcript}</summary>
            <p>{transcript}</p>
          </details>
        )}
      </div>
    </div>
  )
}

/** '1:05' of 65 seconds. */
const minutesOf = (seconds: number) => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
