import { DeferredForm } from '../../features/forms/deferred-form'
import { part, Static } from '../../ui/static'
import styles from './appointment-section.module.css'

const Timings = part(async () => ({ Content: (await import('../../features/forms/timings-banner')).TimingsBanner }))

/** Timings and the quick appointment form. */
export function AppointmentSection() {
  return (
    <div className={styles.band}>
      <div className={`wrap ${styles.columns}`}>
        <Static id="timings">{() => <Timings />}</Static>
        <DeferredForm />
      </div>
    </div>
  )
}
