import { TreatmentMap } from '../features/treatment-map/treatment-map'
import { useApi } from '../lib/api'
import { Figure } from '../ui/figure'
import { Chapter, Specimen } from './chapter'
import styles from './drawings.module.css'

/** The family of six figures, with a zone lit, the map with its points, and the drawings of the treatments. */
export function Drawings() {
  const figures = useApi('figures')
  const treatments = useApi('serviceCategory').flatMap((category) => category.treatments)
  return (
    <>
      <Chapter id="figures" title="The six figures, each with a zone lit">
        <div className={styles.figures}>
          {figures.map(({ id, title, width, height, zones }) => (
            <Specimen key={id} name={title}>
              <Figure of={{ figure: id, zone: zones[0]?.id, width, height, alt: '' }} />
            </Specimen>
          ))}
        </div>
      </Chapter>
      <Chapter id="map" title="The treatment map">
        <TreatmentMap />
      </Chapter>
      <Chapter id="treatments" title="The drawings of the treatments">
        <ul className={styles.treatments}>
          {treatments.map(({ slug, menu, picture: { src, width, height } }) => (
            <li key={slug}>
              <img src={src} alt="" width={width} height={height} />
              {menu}
            </li>
          ))}
        </ul>
      </Chapter>
    </>
  )
}
