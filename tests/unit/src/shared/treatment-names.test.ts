import { expect, it } from 'vitest'
import { treatmentNames } from '../../../../src/shared/treatment-names'

it.each([
  ['Abdominoplasty', 'Abdominoplasty (Tummy Tuck)', 'Tummy Tuck', 'Abdominoplasty'],
  ['Breast Lift', 'Breast Lift (Mastopexy)', 'Breast Lift', 'Mastopexy'],
  ['Power Shots', 'Growth Factor Therapy (Power Shots)', 'Power Shots', 'Growth Factor Therapy'],
  ['Mesotherapy', 'Mesotherapy for Hair', 'Mesotherapy for Hair', undefined],
])('of %s (%s in the menu) the name that people use is %s', (title, menu, common, medical) => {
  expect(treatmentNames({ title, menu })).toEqual(medical ? { common, medical } : { common })
})
