import { describe, expect, it } from 'vitest'
import { createCanvas } from '../../../server/captcha/canvas'
import { dot, outline, ribbon } from '../../../server/captcha/outline'

const sum = (pixels: Float32Array) => pixels.reduce((total, pixel) => total + pixel, 0)

describe('the sheet that captchas are drawn on', () => {
  it('covers as much as a polygon is big, whatever crosses a pixel', () => {
    const canvas = createCanvas(20, 10)
    canvas.paint([[2.25, 1.5, 12.75, 1.5, 12.75, 6.25, 2.25, 6.25]], 1, 1)
    expect(sum(canvas.pixels)).toBeCloseTo(10.5 * 4.75, 3)
    canvas.clear()
    canvas.paint([[1.3, 0.2, 18.1, 9.7, 1.9, 8.8]], 1, 1)
    expect(sum(canvas.pixels)).toBeCloseTo(Math.abs((18.1 - 1.3) * (8.8 - 0.2) - (1.9 - 1.3) * (9.7 - 0.2)) / 2, 3)
  })

  it('cuts off what lies outside', () => {
    const canvas = createCanvas(10, 10)
    canvas.paint([[-5, -5, 15, -5, 15, 15, -5, 15]], 1, 1)
    expect(sum(canvas.pixels)).toBeCloseTo(100, 3)
    canvas.paint([dot(40, 40, 5), dot(-40, 5, 5)], 1, 1)
    expect(sum(canvas.pixels)).toBeCloseTo(100, 3)
  })

  it('leaves holes open and mixes shades', () => {
    const canvas = createCanvas(10, 10)
    canvas.paint(outline('M0,0L10,0L10,10L0,10ZM2,2L2,8L8,8L8,2Z'), 0.5, 1)
    expect(canvas.pixels[5 * 10 + 5]).toBe(0)
    expect(canvas.pixels[0]).toBe(0.5)
    canvas.paint([[0, 0, 10, 0, 10, 10, 0, 10]], 1, 0.5)
    expect(canvas.pixels[0]).toBeCloseTo(0.75)
  })

  it('draws a line as wide as asked for', () => {
    const canvas = createCanvas(40, 20)
    canvas.paint([ribbon([5, 10], [15, 10], [25, 10], [35, 10], 3)], 1, 1)
    expect(sum(canvas.pixels)).toBeCloseTo(90, 1)
  })
})
