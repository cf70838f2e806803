import { Comparing } from '../../features/compare/comparing'
import { part, Static } from '../../ui/static'
import { AppointmentSection } from './appointment-section'
import { Hero } from './hero'

const Middle = part(() => import('./middle'))
const Invitation = part(() => import('./invitation'))

/** The editorial front page: the idea, where it concerns you, how we work, what recovery asks, who says so, and then the form. */
export function Page() {
  return (
    <>
      <Hero />
      <Comparing>
        <Static id="middle">{() => <Middle />}</Static>
      </Comparing>
      <AppointmentSection />
      <Static id="invitation">{() => <Invitation />}</Static>
    </>
  )
}
