import { lazy, Suspense } from 'react'
import { Below } from '../../ui/below'
import { part, Static } from '../../ui/static'
import type { OwnText } from '../page-props'
import styles from './aftercare.module.css'

const Text = part(() => import('./aftercare-texts'))
export const parts = [Text]

const Answer = lazy(() => import('../../features/aftercare/tool').then((module) => ({ default: module.Answer })))
const Planner = lazy(() => import('../../features/aftercare/tool').then((module) => ({ default: module.Planner })))

/** Whom to call comes first, then what is usual today, then whether there is time before a date. Without scripts it leads to each recovery. */
export function Page({ text }: OwnText) {
  return (
    <div className={`wrap ${styles.page}`}>
      <Static id="head">{() => <Text of="head" text={text} />}</Static>
      <div className={styles.answer}>
        <Suspense>
          <Answer />
        </Suspense>
      </div>
      <Static id="example">{() => <Text of="example" text={text} />}</Static>
      <Below>
        <section className={styles.planner} aria-labelledby="planner">
          <Static id="planner-head">{() => <Text of="planner" text={text} />}</Static>
          <div className={styles.answer}>
            <Suspense>
              <Planner />
            </Suspense>
          </div>
          <Static id="planner-example">{() => <Text of="example" text={text} />}</Static>
        </section>
        <Static id="article" className={styles.foot}>
          {() => <Text of="foot" text={text} />}
        </Static>
      </Below>
    </div>
  )
}
