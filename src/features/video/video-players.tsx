import { type MouseEvent, type ReactNode, useState } from 'react'
import { createPortal } from 'react-dom'
import { isPlainClick } from '../../lib/plain-click'
import { Player, type Source } from './player'

interface Playing {
  screen: Element
  source: Source
}

/** Starts the videos of the cards inside, one at a time: the player is loaded by the press on its poster, and over it. */
export function VideoPlayers({ children }: { children: ReactNode }) {
  const [playing, setPlaying] = useState<Playing>()
  const play = (event: MouseEvent) => {
    const link = event.target instanceof Element && event.target.closest<HTMLAnchorElement>('[data-screen] > a')
    if (!link || !isPlainClick(event)) return
    event.preventDefault()
    const { youtube, captions, title = '' } = link.dataset
    if (link.parentElement) setPlaying({ screen: link.parentElement, source: { href: link.href, title, youtube, captions } })
  }
  return (
    <div role="presentation" onClick={play}>
      {children}
      {playing && createPortal(<Player key={playing.source.title} of={playing.source} />, playing.screen)}
    </div>
  )
}
