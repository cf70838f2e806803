import { AppointmentForm } from '../../features/forms/forms'
import { TimingsBanner } from '../../features/timings/timings-banner'
import { useApi } from '../../lib/api'
import { PageHead } from '../../ui/page-head'
import { Sections } from '../../ui/sections'
import { Static } from '../../ui/static'
import type { OwnText } from '../page-props'
import layout from '../../ui/form-page.module.css'
import styles from './book.module.css'

/** Banner, the timings with the appointment form, and what happens next. */
export function Page({ text }: OwnText) {
  return (
    <>
      <Static id="banner" className={layout.banner}>
        {() => <Banner text={text} />}
      </Static>
      <div className={`wrap ${layout.columns}`}>
        <AppointmentForm variant="full" level={0} />
        <div className={styles.beside}>
          <Static id="timings">{() => <TimingsBanner />}</Static>
          <Static id="next" className={layout.text}>
            {() => <Next text={text} />}
          </Static>
        </div>
        <Static id="more" className={`${layout.text} ${styles.more}`}>
          {() => <More text={text} />}
        </Static>
      </div>
    </>
  )
}

const Banner = ({ text }: OwnText) => <PageHead page={useApi('page', { id: text })} />
const Next = ({ text }: OwnText) => <Sections of={useApi('page', { id: text }).sections.slice(0, 1)} />
const More = ({ text }: OwnText) => <Sections of={useApi('page', { id: text }).sections.slice(1)} />
