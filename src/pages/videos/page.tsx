import { VideoPlayers } from '../../features/video/video-players'
import { articlePage } from '../article-page'

/** The videos; a press on a poster starts its player. */
export const { Page, parts } = articlePage<'videos'>(() => import('./videos-article'), { within: VideoPlayers })
