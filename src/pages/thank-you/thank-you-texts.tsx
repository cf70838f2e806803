import { useApi, useSite } from '../../lib/api'
import { thanksWords } from '#words/thanks'
import { chatLink } from '../../shared/contact-links'
import { href } from '../../shared/routes'
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

const Ways = () => (
  <>
    <a className="button" href={href('home')}>
      {thanksWords.home}
    </a>
    <a className="button secondary" href={chatLink(useSite().chat)} target="_blank" rel="noopener">
      {thanksWords.ask}
    </a>
  </>
)

const Next = ({ text }: OwnText) => <Sections of={useApi('page', { id: text }).sections} />

export const Content = inPlaces({ thanks: Thanks, ways: Ways, next: Next })
