import type { Page } from 'playwright'

/** A finger rests on the glass for about a tenth of a second. */
export async function tap(page: Page, target: string): Promise<void> {
  const one = page.locator(target).first()
  await one.scrollIntoViewIfNeeded()
  const box = await one.boundingBox()
  if (!box) throw new Error(`${target} is not on the screen`)
  const point = { x: box.x + Math.min(box.width / 2, 60), y: box.y + box.height / 2 }
  const session = await page.context().newCDPSession(page)
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [point] })
  await page.waitForTimeout(100)
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
}
