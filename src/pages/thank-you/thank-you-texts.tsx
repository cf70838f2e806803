import { useApi, useSite } from '../../lib/api'
import { telephone } from '../../shared/contact-links'
import { Icon } from '../../ui/icon'
import { FramedPicture } from '../../ui/framed-picture'
import { Sections } from '../../ui/sections'
import { trustedHtml } from '../../ui/trusted-html'
import { inPlaces } from '../in-places'
import type { OwnText } from '../page-props'
import styles from './thank-you.module.css'

function Thanks({ text }: OwnText) {
  const page = useApi('page', { id: text })
  return (
    <>
      <h1>{page.title}</h1>
      <p className="lead" dangerouslySetInnerHTML={trustedHtml(page.lead.html)} />
      {page.picture && <FramedPicture of={page.picture} frame="scene" sizes="(min-width: 992px) 44rem, 100vw" />}
    </>
  )
}

function Next({ text }: OwnText) {
  const [phone] = useSite().phones
  const { sections } = useApi('page', { id: text })
  return (
    <>
      <Sections of={sections.slice(0, -1)} />
      <div className={styles.urgent}>
        <Sections of={sections.slice(-1)} />
        {phone && (
          <a className="button secondary" href={telephone(phone.number)}>
            <Icon name="phone" />
            {phone.number}
          </a>
        )}
      </div>
    </>
  )
}

export const Content = inPlaces({ thanks: Thanks, next: Next })
