import { TimingsBanner } from '../../features/timings/timings-banner'
import { useSite } from '../../lib/api'
import { directionsLink } from '../../shared/contact-links'
import { mapWords } from '#words/map'
import { Icon } from '../../ui/icon'
import styles from './appointment-section.module.css'

/** When the clinic is open, and where it is. */
export function Content() {
  const { address, coordinates } = useSite()
  return (
    <TimingsBanner>
      <div className={styles.way}>
        <address>{`${address.line}, ${address.city}`}</address>
        <a href={directionsLink(coordinates)} target="_blank" rel="noopener">
          <Icon name="directions" />
          {mapWords.directions}
        </a>
      </div>
    </TimingsBanner>
  )
}
