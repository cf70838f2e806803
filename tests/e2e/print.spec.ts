import { expect, open, test } from './visit'

// That it has two pages is seen in treatment.spec, which opens every treatment.
test('the hand-out has the facts, the options, the risks, whom to ring, what matters and the questions to ask, and nothing that only a screen needs', async ({
  page,
}) => {
  await open(page, '/face-surgeries/rhinoplasty-nose-surgery')
  await page.emulateMedia({ media: 'print' })
  for (const name of [
    'Nose Surgery',
    'The options side by side',
    'What matters to you',
    'Recovery',
    'Care before and after',
    'Risks',
    'When to call us at once',
    'Questions to ask any doctor',
  ])
    await expect(page.getByRole('heading', { name, exact: true })).toBeVisible()
  await expect(page.getByRole('columnheader', { name: /^No treatment/ })).toBeVisible()
  await expect(page.getByRole('radio', { name: 'No treatment' })).toBeHidden()
  await expect(page.getByRole('checkbox', { name: 'I want a change that lasts' })).toBeVisible()
  await expect(page.getByText('Hospital stay')).toBeVisible()
  await expect(page.getByText('for education and awareness only')).toBeVisible()
  for (const name of ['Main', 'Quick navigation', 'On this page'])
    await expect(page.getByRole('navigation', { name })).toBeHidden()
  await expect(page.getByRole('button')).toHaveCount(0)
  await expect(page.locator('#main form')).toBeHidden()
})
