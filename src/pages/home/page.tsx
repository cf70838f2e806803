import { BeforeAfterArea } from '../../features/compare/before-after-area'
import { Below } from '../../ui/below'
import { part, Static } from '../../ui/static'
import type { OwnText } from '../page-props'
import { AppointmentSection } from './appointment-section'
import { Hero, Words } from './hero'

const Middle = part(() => import('./middle'))
const Invitation = part(() => import('./invitation'))
export const parts = [Words]

/** The editorial front page: the idea, where it concerns you, how we work, what recovery asks, who says so, and then the form. */
export function Page({ text }: OwnText) {
  return (
    <>
      <Hero text={text} />
      <Below>
        <BeforeAfterArea>
          <Static id="middle">{() => <Middle text={text} />}</Static>
        </BeforeAfterArea>
        <AppointmentSection />
        <Static id="invitation">{() => <Invitation />}</Static>
      </Below>
    </>
  )
}
