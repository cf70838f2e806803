import { TimingsBanner } from '../../features/timings/timings-banner'
import { useApi } from '../../lib/api'
import { FramedPicture } from '../../ui/framed-picture'
import { PageHead } from '../../ui/page-head'
import { Sections } from '../../ui/sections'
import { inPlaces } from '../in-places'
import type { OwnText } from '../page-props'

const Banner = ({ text }: OwnText) => <PageHead page={useApi('page', { id: text })} />

const Timings = () => <TimingsBanner />

/** Who it is that they will meet, and what happens next. */
function Next({ text }: OwnText) {
  const [doctor] = useApi('doctors')
  return (
    <>
      {doctor && <FramedPicture of={doctor.portrait} frame="portrait" sizes="10rem" />}
      <Sections of={useApi('page', { id: text }).sections.slice(0, 1)} />
    </>
  )
}

const Rest = ({ text }: OwnText) => <Sections of={useApi('page', { id: text }).sections.slice(1)} />

export const Content = inPlaces({ banner: Banner, timings: Timings, next: Next, rest: Rest })
