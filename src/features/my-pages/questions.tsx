import { myPagesWords as texts } from '#words/my-pages'
import { use, useEffect, useState } from 'react'
import { ApiContext } from '../../lib/api'
import { recoveryPlans } from '../../lib/recovery-plans'
import { treatmentPageBefore } from '../../lib/treatment-page-before'
import type { RecoveryPlan } from '../../shared/recovery-plan'
import { matchRoute } from '../../shared/routes'
import type { Ticked } from './list-as-text'
import styles from './my-pages.module.css'

/** What was ticked, by the path of the treatment. */
export type TickedQuestions = Record<string, Ticked>

interface Props {
  of: TickedQuestions
  onChange: (questions: TickedQuestions) => void
}

/** The treatment whose page led to its questions. */
const ledHereFrom = () => (location.hash === '#questions' ? treatmentPageBefore() : undefined)

/** The questions of a treatment's page, to be ticked. */
export function Questions({ of, onChange }: Props) {
  const [plans, setPlans] = useState<RecoveryPlan[]>([])
  const [failed, setFailed] = useState(false)
  const [path, setPath] = useState(() => ledHereFrom() ?? Object.keys(of)[0] ?? '')
  useEffect(() => void recoveryPlans().then(setPlans, () => setFailed(true)), [])
  const [found, setFound] = useState<{ path: string; questions: string[] }>()
  const api = use(ApiContext)
  useEffect(() => {
    const { treatment: id = '', category = '' } = matchRoute(path)?.params ?? {}
    if (!path || !api) return
    api.read('serviceInner', { id, category }).then(
      ({ questions }) => setFound({ path, questions }),
      () => setFailed(true),
    )
  }, [api, path])
  const plan = plans.find((one) => one.path === path)
  const questions = found?.path === path ? found.questions : []
  const tick = (question: string, on: boolean) => {
    if (!plan) return
    const before = of[path]?.ticked ?? []
    const ticked = questions.filter((one) => (one === question ? on : before.includes(one)))
    const { [path]: _, ...others } = of
    onChange(ticked.length > 0 ? { ...others, [path]: { title: plan.name, ticked } } : others)
  }
  return (
    <section aria-labelledby="questions" className={styles.questions}>
      <h2 id="questions">{texts.questions}</h2>
      <p>{failed ? texts.failed : texts.questionsLead}</p>
      <label htmlFor="questions-of">{texts.treatment}</label>
      <select
        id="questions-of"
        className="control"
        value={path}
        autoComplete="off"
        onChange={({ target }) => setPath(target.value)}
      >
        <option value="">{texts.chooseTreatment}</option>
        {plans.map((one) => (
          <option key={one.path} value={one.path}>
            {one.name}
          </option>
        ))}
      </select>
      <ul hidden={questions.length === 0}>
        {questions.map((question) => (
          <li key={question}>
            <label>
              <input
                type="checkbox"
                checked={of[path]?.ticked.includes(question) ?? false}
                onChange={({ target }) => tick(question, target.checked)}
              />
              {question}
            </label>
          </li>
        ))}
      </ul>
    </section>
  )
}
