import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it, vi } from 'vitest'
import { Today } from '../../../../../src/features/aftercare/today'
import type { RecoveryPlan } from '../../../../../src/shared/recovery-plan'

vi.stubGlobal('location', { hostname: 'clinic.example' })

const plan: RecoveryPlan = {
  path: '/face-surgeries/nose',
  name: 'Rhinoplasty',
  surgical: true,
  steps: [
    { when: 'Day 0', from: 0, to: 0, title: 'The day itself', text: 'Rest.' },
    { when: 'Months 3 to 18', from: 61, to: 540, title: 'The shape appears', text: 'The tip refines last.' },
  ],
  callAtOnce: ['Fever'],
  ready: { desk: 7, occasion: 42 },
}
const read = (on: string, today: string) =>
  renderToStaticMarkup(<Today plan={plan} on={on} today={today} />).replace(/<[^>]*>/g, ' ')

it('never ends with nothing: after the last step the visitor reads how that goes on', () => {
  const text = read('2024-01-01', '2026-11-23')
  expect(text).toContain('The recovery that we describe is over')
  expect(text).toContain('From month 3 on: The shape appears.')
  expect(text).toContain('Fever')
})

it('a day that is still to come is called so, with what to do when it is a mistake', () => {
  const text = read('2026-12-05', '2026-11-23')
  expect(text).toContain('In 12 days')
  expect(text).toContain('If you have had the treatment, please correct the date')
})

it('on paper it says of which treatment and day it speaks', () => {
  expect(read('2026-11-18', '2026-11-23')).toContain('Rhinoplasty, Wednesday, 18 November 2026')
})
