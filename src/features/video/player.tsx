import { useEffect, useRef, useState } from 'react'
import { useSnapshot } from 'valtio'
import { videoWords } from '#words/video'
import { network } from '../../stores/network'
import styles from './player.module.css'

export interface Source {
  href: string
  title: string
  youtube: string | undefined
  captions: string | undefined
}

/** The player over a poster; where it cannot be had, a word about that, until the connection is back. */
export function Player({ of }: { of: Source }) {
  const { online } = useSnapshot(network)
  const [started, setStarted] = useState(online)
  const [failed, setFailed] = useState(false)
  // A video that plays is not taken away when the connection goes: it may have been loaded.
  if (online && !started) setStarted(true)
  if (started && !failed) return <Screen of={of} onError={() => setFailed(true)} />
  return (
    <div className={styles.trouble} role="alert">
      <p>{failed ? videoWords.failed : videoWords.offline}</p>
      {failed && (
        <button type="button" className="button secondary" onClick={() => setFailed(false)}>
          {videoWords.again}
        </button>
      )}
    </div>
  )
}

function Screen({ of: { href, title, youtube, captions }, onError }: { of: Source; onError: () => void }) {
  const player = useRef<HTMLVideoElement & HTMLIFrameElement>(null)
  useEffect(() => player.current?.focus(), [])
  if (youtube)
    return (
      // oxlint-disable-next-line react/iframe-missing-sandbox -- YouTube's player does not start in a sandbox without its own origin
      <iframe
        ref={player}
        className={styles.player}
        src={`https://www.youtube-nocookie.com/embed/${youtube}?autoplay=1&cc_load_policy=1&rel=0`}
        title={title}
        allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
        referrerPolicy="strict-origin-when-cross-origin"
      />
    )
  return (
    // oxlint-disable-next-line jsx-a11y/media-has-caption -- the captions come with the content
    <video ref={player} className={styles.player} src={href} aria-label={title} controls autoPlay playsInline onError={onError}>
      {captions && <track kind="captions" src={captions} srcLang="en" label={videoWords.captions} default />}
    </video>
  )
}
