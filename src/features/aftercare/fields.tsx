import { aftercareWords, plannerWords } from '#words/aftercare'
import { useApi } from '../../lib/api'
import { occasions } from '../../shared/recovery-plan'
import choice from '../../ui/choice.module.css'
import styles from './fields.module.css'

type Kinds = keyof typeof plannerWords.occasions

/** Which treatment, and on which day. Plain controls of the document, in no form: nothing of them can get into an address. */
export function RecoveryFields() {
  return (
    <div id="recovery-fields" role="group" aria-label={aftercareWords.fields} className={styles.fields}>
      <TreatmentField id="recovery-treatment" label={aftercareWords.treatment} />
      <Ago />
      <DayField id="recovery-day" label={aftercareWords.on} />
    </div>
  )
}

/** Which treatment, before what, and on which day. */
export function PlannerFields() {
  return (
    <div id="planner-fields" role="group" aria-label={plannerWords.fields} className={styles.fields}>
      <TreatmentField id="planner-treatment" label={plannerWords.treatment} />
      <p>
        <label htmlFor="planner-occasion">{plannerWords.occasion}</label>
        <select id="planner-occasion" data-name="occasion" autoComplete="off" className="control">
          {(Object.keys(occasions) as Kinds[]).map((kind) => (
            <option key={kind} value={kind}>
              {plannerWords.occasions[kind]}
            </option>
          ))}
        </select>
      </p>
      <DayField id="planner-day" label={plannerWords.on} />
    </div>
  )
}

function TreatmentField({ id, label }: { id: string; label: string }) {
  return (
    <p>
      <label htmlFor={id}>{label}</label>
      <select id={id} data-name="treatment" autoComplete="off" className="control">
        <option value="">{aftercareWords.chooseTreatment}</option>
        {useApi('serviceCategory').map(({ path, menu, treatments }) => (
          <optgroup key={path} label={menu}>
            {treatments.map((treatment) => (
              <option key={treatment.path} value={treatment.path}>
                {treatment.menu.replace(/ \(.*/, '')}
              </option>
            ))}
          </optgroup>
        ))}
      </select>
    </p>
  )
}

/** The days on which people ask most: one tap, where a date is three. What is tapped before the scripts come stays chosen. */
const Ago = () => (
  <fieldset>
    <legend>{aftercareWords.count}</legend>
    <p className={choice.choice}>
      {[1, 3, 5, 7, 10].map((day) => (
        <label key={day}>
          <input type="radio" name="ago" value={day} />
          {day}
        </label>
      ))}
    </p>
  </fieldset>
)

const DayField = ({ id, label }: { id: string; label: string }) => (
  <p>
    <label htmlFor={id}>{label}</label>
    <input id={id} data-name="day" type="date" autoComplete="off" className="control" />
  </p>
)
