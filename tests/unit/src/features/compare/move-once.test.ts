// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest'

let see: (stage: Element) => void
let frames: FrameRequestCallback[]
const frame = (afterMs: number) => frames.shift()?.(performance.now() + afterMs)

beforeEach(() => {
  vi.resetModules()
  frames = []
  const watched = new Set<Element>()
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(tell: (entries: { target: Element; isIntersecting: boolean }[]) => void) {
        see = (target) => watched.has(target) && tell([{ target, isIntersecting: true }])
      }
      observe = (stage: Element) => watched.add(stage)
      disconnect = () => watched.clear()
    },
  )
  vi.stubGlobal('requestAnimationFrame', (next: FrameRequestCallback) => frames.push(next))
  document.body.innerHTML = `<div>${'<div data-at="80"><input type="range" value="80"></div>'.repeat(2)}</div>`
})

async function watching(reduced = false) {
  vi.stubGlobal('matchMedia', () => ({ matches: reduced }))
  const { moveOnceWhenSeen } = await import('../../../../../src/features/compare/move-once')
  const [first, second] = document.querySelectorAll<HTMLElement>('[data-at]') as unknown as [HTMLElement, HTMLElement]
  moveOnceWhenSeen(document.body.firstElementChild as HTMLElement)
  return { first, second, at: (stage: HTMLElement) => stage.style.getPropertyValue('--at') }
}

test('the first pair that is seen moves to the roomy side and comes back to where it started, and no other does', async () => {
  const { first, second, at } = await watching()
  see(first)
  frame(700)
  expect(parseFloat(at(first))).toBeLessThan(60)
  frame(1500)
  expect(at(first)).toBe('')
  see(second)
  expect(frames).toHaveLength(0)
})

test('a pair that moves stops as soon as somebody touches the page', async () => {
  const { first, at } = await watching()
  see(first)
  frame(700)
  document.body.dispatchEvent(new Event('pointerdown', { bubbles: true }))
  expect(at(first)).toBe('')
  frame(800)
  expect(at(first)).toBe('')
})

test('nothing moves for those who have taken a handle already, or who ask for less motion', async () => {
  const { first } = await watching()
  first.firstElementChild?.dispatchEvent(new Event('input', { bubbles: true }))
  see(first)
  expect(frames).toHaveLength(0)
  vi.resetModules()
  const calm = await watching(true)
  see(calm.first)
  expect(frames).toHaveLength(0)
})
