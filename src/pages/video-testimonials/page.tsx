import { VideoPlayers } from '../../features/video/video-players'
import { articlePage } from '../article-page'

/** Patients on film; a press on a poster starts its player. */
export const { Page, parts } = articlePage<'video-testimonials'>(() => import('./video-testimonials-article'), {
  within: VideoPlayers,
})
