import { TreatmentMap } from '../../features/treatment-map/treatment-map'
import { frameWords } from '#words/frame'
import { servicesWords } from '#words/page/services'
import { part, Static } from '../../ui/static'
import type { OwnText } from '../page-props'

const Text = part(() => import('./services-texts'))
export const parts = [Text]

/** All treatments: by the place on the body, by category, and how to choose. */
export function Page({ text }: OwnText) {
  return (
    <>
      <Static id="overview">{() => <Text of="overview" text={text} />}</Static>
      <section className="wrap section" aria-labelledby="where">
        <div className="section-head">
          <p className="eyebrow">{servicesWords.map}</p>
          <h2 id="where">{frameWords.where}</h2>
        </div>
        <TreatmentMap />
      </section>
      <Static id="choosing">{() => <Text of="choosing" text={text} />}</Static>
    </>
  )
}
