import { useState } from 'react'
import { useSnapshot } from 'valtio'
import { useSite } from '../../lib/api'
import { directionsLink } from '../../shared/contact-links'
import { mapWords } from '#words/map'
import { network } from '../../stores/network'
import { Icon } from '../../ui/icon'
import styles from './map.module.css'

/** Half the width and height in degrees of what the interactive map shows. */
const SPAN = { longitude: 0.012, latitude: 0.008 }

/** The way to the clinic: a drawn map first. Another server hears of the visitor only after a click on the interactive one. */
export function ClinicMap() {
  const site = useSite()
  const { online } = useSnapshot(network)
  const [interactive, setInteractive] = useState(false)
  const { latitude, longitude } = site.coordinates
  const box = [longitude - SPAN.longitude, latitude - SPAN.latitude, longitude + SPAN.longitude, latitude + SPAN.latitude]
  const embed = `https://www.openstreetmap.org/export/embed.html?bbox=${box.join('%2C')}&layer=mapnik&marker=${latitude}%2C${longitude}`
  return (
    <div className={styles.map}>
      {interactive ? (
        // The map of another origin needs its scripts and its own storage; a sandbox with both would keep nothing in.
        // oxlint-disable-next-line react/iframe-missing-sandbox
        <iframe src={embed} title={mapWords.title} referrerPolicy="no-referrer" loading="lazy" />
      ) : (
        <img src="/drawings/map.svg" alt={mapWords.drawing} width="640" height="480" loading="lazy" />
      )}
      <div className={styles.actions}>
        <a className="button secondary" href={directionsLink(site.coordinates)} target="_blank" rel="noopener">
          <Icon name="directions" />
          {mapWords.directions}
        </a>
        {!interactive && (
          <button type="button" className="button quiet" aria-disabled={!online} onClick={() => online && setInteractive(true)}>
            <Icon name="pin" />
            {online ? mapWords.load : mapWords.offline}
          </button>
        )}
      </div>
      {!interactive && <p className={styles.note}>{mapWords.note}</p>}
    </div>
  )
}
