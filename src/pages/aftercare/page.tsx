import { aftercareWords, plannerWords } from '#words/aftercare'
import { Answer } from '../../features/aftercare/answer'
import { PlannerFields, RecoveryFields } from '../../features/aftercare/fields'
import { Planner } from '../../features/aftercare/planner'
import { useApi, useSite } from '../../lib/api'
import { Below } from '../../ui/below'
import { Breadcrumb } from '../../ui/breadcrumb'
import { HelpAtOnce } from '../../ui/help-at-once'
import { Sections } from '../../ui/sections'
import { Static } from '../../ui/static'
import { trustedHtml } from '../../ui/trusted-html'
import type { OwnText } from '../page-props'
import styles from './aftercare.module.css'

/** Whom to call comes first, then what is usual today, then whether there is time before a date. Without scripts it leads to each recovery. */
export function Page({ text }: OwnText) {
  return (
    <div className={`wrap ${styles.page}`}>
      <Static id="head">{() => <Head text={text} />}</Static>
      <Answer />
      <Below>
        <section className={styles.planner} aria-labelledby="planner">
          <Static id="planner-head">{() => <PlannerHead />}</Static>
          <Planner />
        </section>
        <Static id="article" className={styles.foot}>
          {() => <Foot text={text} />}
        </Static>
      </Below>
    </div>
  )
}

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

const PlannerHead = () => (
  <div className={styles.plannerHead}>
    <h2 id="planner">{plannerWords.title}</h2>
    <p>{plannerWords.lead}</p>
    <PlannerFields />
  </div>
)

function Foot({ text }: OwnText) {
  const { lead, sections } = useApi('page', { id: text })
  return (
    <>
      <section aria-labelledby="every-recovery">
        <h2 id="every-recovery">{aftercareWords.all}</h2>
        <p dangerouslySetInnerHTML={trustedHtml(lead.html)} />
        <div className={styles.groups}>
          {useApi('serviceCategory').map(({ path, menu, treatments }) => (
            <section key={path}>
              <h3>{menu}</h3>
              <ul>
                {treatments.map((treatment) => (
                  <li key={treatment.path}>
                    <a href={`${treatment.path}#recovery`}>{treatment.menu}</a>
                  </li>
                ))}
              </ul>
            </section>
          ))}
        </div>
      </section>
      <div className="prose">
        <Sections of={sections} />
      </div>
    </>
  )
}
