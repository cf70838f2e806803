import { expect, it } from 'vitest'
import { treatmentNames } from '../../../../src/shared/treatment-names'

it.each([
  ['Tummy Tuck (Abdominoplasty)', 'Tummy Tuck', 'Abdominoplasty'],
  ['Mesotherapy for Hair', 'Mesotherapy for Hair', undefined],
])('of %s in the menu the name that people use is %s', (menu, common, medical) => {
  expect(treatmentNames({ menu })).toEqual(medical ? { common, medical } : { common })
})
