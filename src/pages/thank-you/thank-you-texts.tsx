import { useApi } from '../../lib/api'
import { FramedPicture } from '../../ui/framed-picture'
import { Sections } from '../../ui/sections'
import { trustedHtml } from '../../ui/trusted-html'
import { inPlaces } from '../in-places'
import type { OwnText } from '../page-props'

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

const Next = ({ text }: OwnText) => <Sections of={useApi('page', { id: text }).sections} />

export const Content = inPlaces({ thanks: Thanks, next: Next })
