import { BeforeAfter } from '../features/compare/before-after'
import { BeforeAfterArea } from '../features/compare/before-after-area'
import { VideoCard } from '../features/video/video-card'
import { useApi } from '../lib/api'
import { Picture } from '../ui/picture'
import { Chapter, Row, Specimen } from './chapter'
import miniature from './photograph.png'

/** A picture of one clear point. */
const NOTHING = 'data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw=='

/** Stands for a photograph that has not come yet; its miniature is of its own, so that no picture of the site that is renewed changes the styleguide. */
const photo = {
  src: NOTHING,
  webp: `${NOTHING} 1w`,
  alt: '',
  width: 1280,
  height: 800,
  placeholder: miniature,
}

export function Pictures() {
  const [room] = useApi('gallery')
  const [pair] = useApi('results')
  const [video] = useApi('videos')
  return (
    <Chapter id="pictures" title="Pictures, comparison, video">
      <Row>
        <Specimen name="drawing">{room && <Picture of={room.picture} />}</Specimen>
        <Specimen name="photograph on its way: a miniature, blurred">
          <Picture of={photo} />
        </Specimen>
      </Row>
      <Row>
        <Specimen name="before and after">
          <BeforeAfterArea>{pair && <BeforeAfter pair={pair} />}</BeforeAfterArea>
        </Specimen>
        <Specimen name="video">{video && <VideoCard of={video} />}</Specimen>
      </Row>
    </Chapter>
  )
}
