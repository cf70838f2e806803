import { describe, expect, it } from 'vitest'
import { createCanvas, FULL } from '../../../../../server/captcha/raster/canvas'
import { curve, dot, outline } from '../../../../../server/captcha/raster/outline'

type Canvas = ReturnType<typeof createCanvas>

/** In pixels; each is rounded to a 255th. */
const inked = ({ pixels }: Canvas) => pixels.reduce((total, pixel) => total + pixel, 0) / FULL
const at = ({ pixels, stride }: Canvas, x: number, y: number) => pixels[y * stride + x]

describe('the sheet that captchas are drawn on', () => {
  it('covers as much as a polygon is big, whatever crosses a pixel', () => {
    const canvas = createCanvas(20, 10)
    canvas.paint([[2.25, 1.5, 12.75, 1.5, 12.75, 6.25, 2.25, 6.25]], 1)
    expect(inked(canvas)).toBeCloseTo(10.5 * 4.75, 0)
    canvas.clear()
    canvas.paint([[1.3, 0.2, 18.1, 9.7, 1.9, 8.8]], 1)
    expect(inked(canvas)).toBeCloseTo(Math.abs((18.1 - 1.3) * (8.8 - 0.2) - (1.9 - 1.3) * (9.7 - 0.2)) / 2, 0)
  })

  it('cuts off what lies outside', () => {
    const canvas = createCanvas(10, 10)
    canvas.paint([[-5, -5, 15, -5, 15, 15, -5, 15]], 1)
    expect(inked(canvas)).toBe(100)
    canvas.clear()
    canvas.paint([dot(40, 40, 5), dot(-40, 5, 5)], 1)
    canvas.stroke([-20, -3, 30, -3], 4, 1)
    canvas.stroke([-20, 15, 30, 15], 4, 1)
    expect(inked(canvas)).toBe(0)
  })

  it('leaves holes open and lets what is below shine through', () => {
    const canvas = createCanvas(10, 10)
    canvas.paint(outline('M0,0L10,0L10,10L0,10ZM2,2L2,8L8,8L8,2Z'), 0.5)
    expect(at(canvas, 5, 5)).toBe(0)
    expect(at(canvas, 0, 0)).toBe(127)
    canvas.paint([[0, 0, 10, 0, 10, 10, 0, 10]], 0.5)
    expect(at(canvas, 5, 5)).toBe(127)
    expect(at(canvas, 0, 0)).toBe(191)
  })

  it('draws a line as wide as asked for, also where it is steep', () => {
    const canvas = createCanvas(40, 40)
    canvas.stroke(curve([5, 10], [15, 10], [25, 10], [35, 10]), 3, 1)
    expect(inked(canvas)).toBeCloseTo(90, 0)
    canvas.clear()
    canvas.stroke([10, 5, 25, 35], 3, 1)
    expect(inked(canvas)).toBeCloseTo(Math.hypot(15, 30) * 3, 0)
  })
})
