// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { layout, startLayout } from '../../../../src/stores/layout'
import {
  closeDropdown,
  dismissDropdown,
  dismissDropdowns,
  menu,
  pointerEnters,
  pointerHasLeft,
  pointerLeaves,
  toggleDropdown,
} from '../../../../src/stores/menu'
import { scroll, startScroll } from '../../../../src/stores/scroll'

/** A window of this width: media queries of min-width answer by it, and hear of a change. */
function windowOf(width: number): (next: number) => void {
  let now = width
  const listeners: (() => void)[] = []
  vi.stubGlobal('matchMedia', (query: string) => {
    const least = Number(/min-width: (\d+)px/.exec(query)?.[1] ?? Number.POSITIVE_INFINITY)
    return {
      get matches() {
        return now >= least
      },
      addEventListener: (_: string, listener: () => void) => listeners.push(listener),
    }
  })
  return (next) => {
    now = next
    for (const listener of listeners) listener()
  }
}

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

/** What follows the scrolling does so in the next task. */
const scrollTo = async (y: number) => {
  vi.stubGlobal('scrollY', y)
  dispatchEvent(new Event('scroll'))
  await vi.runAllTimersAsync()
}

describe('the device by the three breakpoints', () => {
  test.each([
    [320, 'mobile'],
    [599, 'mobile'],
    [767, 'mobile'],
    [768, 'tablet'],
    [991, 'tablet'],
    [992, 'desktop'],
    [1920, 'desktop'],
  ] as const)('at %i px it is a %s', (width, device) => {
    windowOf(width)
    startLayout()
    expect(layout.device).toBe(device)
  })

  test('a window made narrower is another device', () => {
    const resize = windowOf(1280)
    startLayout()
    resize(400)
    expect(layout.device).toBe('mobile')
  })
})

describe('how far the page is scrolled', () => {
  test.each([
    [375, 0, false],
    [375, 1, true],
    [768, 9, false],
    [768, 10, true],
    [1280, 9, false],
    [1280, 10, true],
  ])('at %i px of width and %i px of scroll, sticky is %s', async (width, y, sticky) => {
    windowOf(width)
    vi.stubGlobal('scrollY', 0)
    startScroll()
    await scrollTo(y)
    expect(scroll.sticky).toBe(sticky)
  })

  test('the way back to the top appears beyond 99 px and goes again', async () => {
    windowOf(1280)
    startScroll()
    for (const [y, far] of [
      [99, false],
      [100, true],
      [5000, true],
      [0, false],
    ] as const) {
      await scrollTo(y)
      expect(scroll.farDown).toBe(far)
    }
  })

  test('while the page moves down what stands over it is away, and it is back when the page rests or moves up', async () => {
    windowOf(1280)
    await scrollTo(0)
    startScroll()
    for (const [y, down] of [
      [500, true],
      [400, false],
      [600, true],
    ] as const) {
      vi.stubGlobal('scrollY', y)
      dispatchEvent(new Event('scroll'))
      await vi.advanceTimersByTimeAsync(1)
      expect(scroll.down).toBe(down)
    }
    await vi.runAllTimersAsync()
    expect(scroll.down).toBe(false)
  })

  test('a page that opens scrolled is sticky at once', () => {
    windowOf(1280)
    vi.stubGlobal('scrollY', 300)
    startScroll()
    expect(scroll).toMatchObject({ sticky: true, farDown: true })
  })
})

describe('the menus', () => {
  beforeEach(() => Object.assign(menu, { open: false, dropdown: null, dismissed: null, hovered: null }))

  test('a dropdown stays shut after a click on an item, until the pointer has really left', () => {
    pointerEnters('services')
    dismissDropdown('services')
    pointerLeaves('services')
    pointerEnters('services')
    expect(menu.dismissed, 'a change of pages only looked like leaving').toBe('services')
    pointerHasLeft('about')
    expect(menu.dismissed, 'another one was left').toBe('services')
    pointerHasLeft('services')
    expect(menu.dismissed).toBeNull()
  })

  test('a bar that moves away from under a resting pointer leaves a dropdown shut', () => {
    dismissDropdown('services')
    pointerEnters('about')
    expect(menu.dismissed, 'fonts came late, and the pointer is over another one').toBe('services')
  })

  test('a button opens its dropdown and closes it, also under a resting pointer', () => {
    pointerEnters('about')
    toggleDropdown('about')
    expect(menu).toMatchObject({ dropdown: 'about', dismissed: null })
    toggleDropdown('about')
    expect(menu).toMatchObject({ dropdown: null, dismissed: 'about' })
    toggleDropdown('about')
    expect(menu).toMatchObject({ dropdown: 'about', dismissed: null })
  })

  test('one dropdown at a time', () => {
    toggleDropdown('about')
    toggleDropdown('gallery')
    expect(menu.dropdown).toBe('gallery')
    pointerEnters('services')
    expect(menu.dropdown).toBeNull()
  })

  test('Escape shuts what a button or the pointer opened, and nothing else', () => {
    dismissDropdowns()
    expect(menu.dismissed).toBeNull()
    pointerEnters('services')
    dismissDropdowns()
    expect(menu.dismissed).toBe('services')
    toggleDropdown('about')
    dismissDropdowns()
    expect(menu).toMatchObject({ dropdown: null, dismissed: 'about' })
  })

  test('going on elsewhere closes a dropdown and leaves the pointer its own', () => {
    toggleDropdown('about')
    closeDropdown()
    expect(menu).toMatchObject({ dropdown: null, dismissed: null })
  })
})
