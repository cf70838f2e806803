import { plannerWords as texts } from '#words/aftercare'
import { timeWords } from '#words/time'
import { dayInWords } from '../../shared/clinic-time'
import { isDay } from '../../shared/contract/rules'
import { latestBefore, type Latest, type Occasion, occasions, oddDay, type RecoveryPlan } from '../../shared/recovery-plan'
import styles from './aftercare.module.css'
import { useChosen, useToday } from './chosen'
import { Dates } from './dates'
import { usePlan } from './use-plan'

/** Whether a treatment still fits before a wedding, a flight or an exam. */
export function Planner() {
  const today = useToday()
  const { treatment, occasion, day = '' } = useChosen('planner-fields', today)
  const plan = usePlan(treatment)
  const known = today !== undefined && isDay(day)
  const wrong = known && wrongDay(day, today)
  return (
    <div className={styles.answer} aria-live="polite">
      {known && !wrong && typeof plan === 'object' ? (
        <Verdict plan={plan} occasion={occasion as Occasion} event={day} today={today} />
      ) : (
        <p>{wrong || texts.hint}</p>
      )}
    </div>
  )
}

/** What is wrong with the day of an event, and what to do; said before a treatment is chosen, too. */
function wrongDay(event: string, today: string): string | undefined {
  if (event < today) return texts.past
  return oddDay(event, today) && texts.far
}

interface Props {
  plan: RecoveryPlan
  occasion: Occasion
  event: string
  today: string
}

function Verdict({ plan, occasion, event, today }: Props) {
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
