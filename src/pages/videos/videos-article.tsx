import { VideoCard } from '../../features/video/video-card'
import { videosWords } from '#words/page/videos'
import { useApi, useSite } from '../../lib/api'
import type { Video } from '../../shared/contract/content'
import { ClosingCall } from '../../ui/closing-call'
import { EmptyList } from '../../ui/empty-list'
import { Filled } from '../../ui/filled'
import { PageHead } from '../../ui/page-head'
import { Sections } from '../../ui/sections'
import type { OwnText } from '../page-props'
import styles from './videos-article.module.css'

/** The programme: the newest explainer large, the others beside and below it, by kind. */
export function Content({ text }: OwnText) {
  const page = useApi('page', { id: text })
  const videos = useApi('videos')
  return (
    <>
      <PageHead page={page} />
      <div className={`wrap ${styles.programme}`}>
        {videos.length === 0 && <EmptyList>{videosWords.none}</EmptyList>}
        <Reel id="explainers" title={videosWords.explainers} videos={videos.filter(({ kind }) => kind === 'explainer')} first />
        <Reel id="from-the-clinic" title={videosWords.clinic} videos={videos.filter(({ kind }) => kind === 'clinic')} />
        <div className={`page-notes ${styles.notes}`}>
          <Sections of={page.sections} />
        </div>
      </div>
      <ClosingCall of={useSite()} />
    </>
  )
}

function Reel({ id, title, videos, first = false }: { id: string; title: string; videos: Video[]; first?: boolean }) {
  if (videos.length === 0) return null
  return (
    <section className={styles.reel} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <ul className={styles.row}>
        {videos.map((video, index) => (
          <li key={video.id} id={video.id}>
            <VideoCard of={video} eager={first && index === 0}>
              {video.about && (
                <p>
                  <Filled text={videosWords.about} treatment={<a href={video.about.path}>{video.about.menu}</a>} />
                </p>
              )}
            </VideoCard>
          </li>
        ))}
      </ul>
    </section>
  )
}
