import { VideoCard } from '../features/video/video-card'
import { useApi } from '../lib/api'
import type { ProsePage } from '../shared/contract/content'
import { href } from '../shared/routes'
import { strings } from '../shared/strings'
import { Breadcrumb } from '../ui/breadcrumb'
import { EmptyList } from '../ui/empty-list'
import { Prose } from '../ui/prose'
import { Sections } from '../ui/sections'
import styles from './video-testimonials-article.module.css'

/** Patients on film, each given a whole row; what was agreed with them stands first. */
export function Content() {
  const page = useApi('page', { id: 'video-testimonial' })
  const videos = useApi('allVideos').filter(({ kind }) => kind === 'testimonial')
  return (
    <>
      <Head page={page} />
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
    </>
  )
}

function Head({ page }: { page: ProsePage }) {
  return (
    <header className={styles.head}>
      <div className="wrap">
        <Breadcrumb above={[{ label: strings.testimonials, href: href('written-testimonials') }]} current={page.title} />
        <h1>{page.title}</h1>
        <Prose of={page.lead} className="lead" />
        <div className={styles.terms}>
          <Sections of={page.sections} />
        </div>
      </div>
    </header>
  )
}
