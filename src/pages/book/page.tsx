import { AppointmentForm } from '../../features/forms/forms'
import { TimingsBanner } from '../../features/timings/timings-banner'
import { useApi } from '../../lib/api'
import { PageHead } from '../../ui/page-head'
import { Sections } from '../../ui/sections'
import { Static } from '../../ui/static'
import styles from './book.module.css'

/** Banner, the timings with the appointment form, and what happens next. */
export function Page() {
  return (
    <>
      <Static id="banner" className={styles.banner}>
        {() => <Banner />}
      </Static>
      <div className={`wrap ${styles.columns}`}>
        <AppointmentForm variant="full" level={0} />
        <div className={styles.beside}>
          <Static id="timings">{() => <TimingsBanner />}</Static>
          <Static id="next" className={styles.text}>
            {() => <Next />}
          </Static>
        </div>
        <Static id="more" className={styles.more}>
          {() => <More />}
        </Static>
      </div>
    </>
  )
}

const usePage = () => useApi('page', { id: 'book-an-appointment' })
const Banner = () => <PageHead page={usePage()} />
const Next = () => <Sections of={usePage().sections.slice(0, 1)} />
const More = () => <Sections of={usePage().sections.slice(1)} />
