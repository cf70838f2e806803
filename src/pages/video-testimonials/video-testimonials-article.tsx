import { VideoCard } from '../../features/video/video-card'
import { filmWords } from '#words/page/video-testimonials'
import { useApi } from '../../lib/api'
import { href } from '../../shared/routes'
import { frameWords } from '#words/frame'
import { EmptyList } from '../../ui/empty-list'
import { PageHead } from '../../ui/page-head'
import { Sections } from '../../ui/sections'
import type { OwnText } from '../page-props'
import styles from './video-testimonials-article.module.css'

/** Patients on film, each given a whole row; then what was agreed with them. */
export function Content({ text }: OwnText) {
  const page = useApi('page', { id: text })
  const videos = useApi('allVideos').filter(({ kind }) => kind === 'testimonial')
  return (
    <>
      <PageHead page={page} />
      <div className={`wrap ${styles.body}`}>
        {videos.length === 0 && <EmptyList>{filmWords.none}</EmptyList>}
        <section aria-labelledby="films">
          <h2 id="films" className="visually-hidden">
            {filmWords.films}
          </h2>
          <ul className={styles.films}>
            {videos.map((video, index) => (
              <li key={video.id}>
                <VideoCard of={video} eager={index === 0}>
                  {video.about && (
                    <p>
                      <a href={video.about.path}>{video.about.menu}</a>
                    </p>
                  )}
                </VideoCard>
              </li>
            ))}
          </ul>
        </section>
        <p>
          <a className="button secondary" href={href('written-testimonials')}>
            {frameWords.writtenTestimonials}
          </a>
        </p>
      </div>
      <div className={styles.band}>
        <div className={`wrap ${styles.terms}`}>
          <Sections of={page.sections} />
        </div>
      </div>
    </>
  )
}
