import { DeferredForm } from '../../features/forms/deferred-form'
import { frameWords } from '#words/frame'
import { Fold } from '../../ui/fold'
import { part, Static } from '../../ui/static'
import styles from './appointment-section.module.css'

const ClinicCard = part(() => import('./clinic-card'))

/** Timings, and in the same card the appointment form, which comes when it is opened. */
export function AppointmentSection() {
  return (
    <div className={styles.band}>
      <div className="wrap">
        <div className={styles.card}>
          <Static id="timings">{() => <ClinicCard />}</Static>
          <Fold id="appointment-here" heading={frameWords.book} className={`folds ${styles.form}`}>
            <DeferredForm variant="full" />
          </Fold>
        </div>
      </div>
    </div>
  )
}
