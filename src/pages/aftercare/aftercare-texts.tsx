import { aftercareWords, plannerWords } from '#words/aftercare'
import { PlannerFields, RecoveryFields } from '../../features/aftercare/fields'
import { useApi, useSite } from '../../lib/api'
import { Breadcrumb } from '../../ui/breadcrumb'
import { HelpAtOnce } from '../../ui/help-at-once'
import { Sections } from '../../ui/sections'
import { trustedHtml } from '../../ui/trusted-html'
import { inPlaces } from '../in-places'
import type { OwnText } from '../page-props'
import styles from './aftercare.module.css'

function Head({ text }: OwnText) {
  const { title } = useApi('page', { id: text })
  return (
    <div className={styles.head}>
      <Breadcrumb current={aftercareWords.name} />
      <h1>{title}</h1>
      <div className={styles.help}>
        <HelpAtOnce of={useSite()} />
      </div>
      <RecoveryFields />
    </div>
  )
}

const Planner = () => (
  <div className={styles.plannerHead}>
    <h2 id="planner">{plannerWords.title}</h2>
    <p>{plannerWords.lead}</p>
    <PlannerFields />
  </div>
)

const Example = () => <p>{aftercareWords.example}</p>

function Foot({ text }: OwnText) {
  const { lead, sections } = useApi('page', { id: text })
  return (
    <>
      <section aria-labelledby="every-recovery">
        <h2 id="every-recovery">{aftercareWords.all}</h2>
        <p dangerouslySetInnerHTML={trustedHtml(lead.html)} />
        <div className={`folds ${styles.groups}`}>
          {useApi('serviceCategory').map(({ path, menu, treatments }) => (
            <details key={path}>
              <summary>
                <h3>{menu}</h3>
                {treatments.length}
              </summary>
              <ul className="link-rows">
                {treatments.map((treatment) => (
                  <li key={treatment.path}>
                    <a href={`${treatment.path}#recovery`}>{treatment.menu}</a>
                  </li>
                ))}
              </ul>
            </details>
          ))}
        </div>
      </section>
      <div className="page-notes">
        <Sections of={sections} />
      </div>
    </>
  )
}

export const Content = inPlaces({ head: Head, example: Example, planner: Planner, foot: Foot })
