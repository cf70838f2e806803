import { VideoPlayers } from '../../features/video/video-players'
import { part, Static } from '../../ui/static'
import type { OwnText } from '../page-props'

const Article = part(() => import('./video-testimonials-article'))
export const parts = [Article]

/** Patients on film; a press on a poster starts its player. */
export function Page({ text }: OwnText) {
  return (
    <VideoPlayers>
      <Static id="article">{() => <Article text={text} />}</Static>
    </VideoPlayers>
  )
}
