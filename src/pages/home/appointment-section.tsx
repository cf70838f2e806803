import { DeferredForm } from '../../features/forms/deferred-form'
import { part, Static } from '../../ui/static'
import styles from './appointment-section.module.css'

const ClinicCard = part(() => import('./clinic-card'))

/** Timings and the appointment form. */
export function AppointmentSection() {
  return (
    <div className={styles.band}>
      <div className={`wrap ${styles.columns}`}>
        <Static id="timings" className={styles.clinic}>
          {() => <ClinicCard />}
        </Static>
        <DeferredForm variant="full" />
      </div>
    </div>
  )
}
