import { VideoCard } from '../../features/video/video-card'
import { useApi } from '../../lib/api'
import { href } from '../../shared/routes'
import { strings } from '../../shared/strings'
import { EmptyList } from '../../ui/empty-list'
import { PageHead } from '../../ui/page-head'
import { Sections } from '../../ui/sections'
import styles from './video-testimonials-article.module.css'

/** Patients on film, each given a whole row; then what was agreed with them. */
export function Content() {
  const page = useApi('page', { id: 'video-testimonial' })
  const videos = useApi('allVideos').filter(({ kind }) => kind === 'testimonial')
  return (
    <>
      <PageHead page={page} above={[{ label: strings.testimonials, href: href('written-testimonials') }]} />
      <div className={`wrap ${styles.body}`}>
        {videos.length === 0 && <EmptyList>No video is shown at the moment: each needs a patient’s written consent.</EmptyList>}
        <section aria-labelledby="films">
          <h2 id="films" className="visually-hidden">
            {strings.videoTestimonials}
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
            {strings.writtenTestimonials}
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
