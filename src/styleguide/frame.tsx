import { TimingsBanner } from '../features/timings/timings-banner'
import { useSite } from '../lib/api'
import { Brand } from '../ui/brand'
import { ContactDetails } from '../ui/contact-details'
import { SocialLinks } from '../ui/social-links'
import { Chapter, Row, Specimen } from './chapter'

/** Who the clinic is, when it is open and how to reach it. */
export function Frame() {
  const site = useSite()
  return (
    <Chapter id="frame" title="Brand, timings, contact">
      <Specimen name="timings banner">
        <TimingsBanner />
      </Specimen>
      <Row>
        <Specimen name="brand">
          <Brand site={site} />
        </Specimen>
        <Specimen name="social links">
          <SocialLinks links={site.social} />
        </Specimen>
        <Specimen name="contact details">
          <ContactDetails site={site} />
        </Specimen>
      </Row>
    </Chapter>
  )
}
