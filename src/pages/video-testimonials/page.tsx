import { VideoPlayers } from '../../features/video/video-players'
import { part, Static } from '../../ui/static'

const Article = part(() => import('./video-testimonials-article'))
export const parts = [Article]

/** Patients on film; a press on a poster starts its player. */
export function Page() {
  return (
    <VideoPlayers>
      <Static id="article">{() => <Article />}</Static>
    </VideoPlayers>
  )
}
