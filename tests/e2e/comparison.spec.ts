import { expect, test } from './visit'

for (const javaScriptEnabled of [true, false])
  test.describe(`on a phone ${javaScriptEnabled ? 'with' : 'without'} scripts`, () => {
    test.use({ viewport: { width: 320, height: 640 }, javaScriptEnabled })

    test('the treatments of a field are compared by one fact at a time, and nothing is cut at the edge', async ({ page }) => {
      await page.goto('/body-chest#compared')
      const table = page.getByRole('group', { name: 'Side by side' }).getByRole('table')
      const fact = (name: string) => table.getByRole('columnheader', { name })
      await expect(fact('Back to desk work')).toBeVisible()
      await expect(fact('Hospital stay')).toBeHidden()
      await page.getByRole('radio', { name: 'Hospital stay' }).check()
      await expect(fact('Hospital stay')).toBeVisible()
      await expect(fact('Back to desk work')).toBeHidden()
      await expect(table.getByRole('cell').filter({ visible: true })).toHaveCount(7)
      const box = await table.boundingBox()
      expect((box?.x ?? 0) + (box?.width ?? 1e4)).toBeLessThanOrEqual(320)
      // What each of them changes and may do at worst, by one question at a time, from their own pages.
      const which = page.getByRole('group', { name: 'What each changes, and the worst of it' })
      await expect(which.getByRole('columnheader', { name: 'What does it change?' })).toBeVisible()
      await which.getByRole('radio', { name: 'What is the worst that can happen?' }).check()
      await expect(which.getByRole('columnheader', { name: 'What does it change?' })).toBeHidden()
      await expect(which.getByRole('cell').filter({ visible: true })).toHaveCount(7)
      await expect(which.getByRole('link', { name: 'Gynaecomastia' })).toHaveAttribute('href', '/body-chest/gynecomastia#options')
    })

    test('a wide table of an article is read row by row, each cell with the name of its column', async ({ page }) => {
      await page.goto('/blog/anaesthesia-explained')
      const rows = page.getByRole('group', { name: 'Table: Four ways not to feel an operation' }).getByRole('row')
      const cells = rows.filter({ hasText: 'Sedation' }).getByRole('cell')
      await expect(cells.first()).toHaveText('Sedation')
      await expect(cells.nth(3)).toHaveText('After some hours')
      expect(await cells.nth(3).evaluate((cell) => getComputedStyle(cell, '::before').content)).toBe('"Go home" / ""')
      for (const cell of await cells.all()) {
        const box = await cell.boundingBox()
        expect((box?.x ?? 0) + (box?.width ?? 1e4)).toBeLessThanOrEqual(320)
      }
    })
  })
