import { plannerWords as texts } from '#words/aftercare'
import { timeWords } from '#words/time'
import { dayInWords } from '../../shared/clinic-time'
import { isDay } from '../../shared/contract/rules'
import { latestBefore, type Latest, type Occasion, occasions, type RecoveryPlan } from '../../shared/recovery-plan'
import styles from './aftercare.module.css'
import { useChosen, useToday } from './chosen'
import { Dates } from './dates'
import { usePlan } from './use-plan'

/** Whether a treatment still fits before a wedding, a flight or an exam. */
export function Planner() {
  const today = useToday()
  const { treatment, occasion, day = '' } = useChosen('planner-fields')
  const plan = usePlan(treatment)
  const ready = today && isDay(day) && typeof plan === 'object'
  return (
    <div className={styles.answer} aria-live="polite">
      {ready ? <Verdict plan={plan} occasion={occasion as Occasion} event={day} today={today} /> : <p>{texts.hint}</p>}
    </div>
  )
}

interface Props {
  plan: RecoveryPlan
  occasion: Occasion
  event: string
  today: string
}

function Verdict({ plan, occasion, event, today }: Props) {
  if (event < today) return <p>{texts.past}</p>
  const latest = latestBefore(event, plan.ready[occasions[occasion]], today)
  if (!latest) return <p>{texts.unknown}</p>
  const { day, takes, tooClose } = latest
  return (
    <>
      <h3>{tooClose ? texts.tooClose : texts.last(dayInWords(day, timeWords))}</h3>
      {tooClose && <TooClose latest={latest} />}
      <p>
        {texts.takes[occasion](takes === 0 ? texts.sameDay : texts.days(takes))} {plan.surgical ? '' : `${texts.course} `}
        {texts.caution}
      </p>
      {!tooClose && <Dates plan={plan} on={day} until={event} title={texts.between} />}
    </>
  )
}

const TooClose = ({ latest: { day, earliest } }: { latest: Latest }) => (
  <p>
    {texts.would(dayInWords(day, timeWords))} {texts.earliest(dayInWords(earliest, timeWords))}
  </p>
)
