import type { Polygon } from './outline'

/** How far a pixel can be inked. */
export const FULL = 255

export interface Pixels {
  /** Row by row: 0 is the ground, FULL the ink. */
  pixels: Uint8Array
  /** From one row to the next: a multiple of four, so that four pixels can be looked at as one number. */
  stride: number
}

/**
 * A sheet that polygons are filled on, antialiased: each edge adds to its row how much of a pixel it covers, and the sums from the
 * left are the coverage (as font renderers do it). No library; whole numbers where they do, since this runs for every pixel.
 */
export function createCanvas(width: number, height: number) {
  const stride = Math.ceil((width + 2) / 4) * 4
  const cover = new Float32Array(stride * height)
  /** What was touched since the last filling. */
  const first = new Int16Array(height).fill(width)
  const last = new Int16Array(height).fill(-1)
  let highest = height
  let lowest = -1
  const pixels = new Uint8Array(stride * height)

  function edge(x0: number, y0: number, x1: number, y1: number): void {
    if (y0 === y1) return
    const down = y0 < y1
    const top = Math.max(0, down ? y0 : y1)
    const bottom = Math.min(height, down ? y1 : y0)
    if (top >= bottom) return
    const slope = (x1 - x0) / (y1 - y0)
    let x = x0 + (top - y0) * slope
    const from = top | 0
    const to = Math.ceil(bottom)
    if (from < highest) highest = from
    if (to > lowest) lowest = to
    for (let y = from; y < to; y++) {
      const share = (y + 1 < bottom ? y + 1 : bottom) - (y > top ? y : top)
      const next = x + slope * share
      row(y, clamp(x < next ? x : next), clamp(x < next ? next : x), down ? share : -share)
      x = next
    }
  }

  /** An edge that crosses a row between two places; `share` is the part of the row's height. */
  function row(y: number, left: number, right: number, share: number): void {
    const from = left | 0
    const at = y * stride
    if (from < (first[y] as number)) first[y] = from
    if (right <= from + 1) {
      if (from >= (last[y] as number)) last[y] = from + 1
      const covered = share * ((left + right) / 2 - from)
      add(at + from, share - covered)
      add(at + from + 1, covered)
      return
    }
    const to = Math.ceil(right)
    if (to > (last[y] as number)) last[y] = to
    const per = 1 / (right - left)
    let before = 0
    for (let pixel = from; pixel < to; pixel++) {
      // How much of this pixel lies to the right of the edge, averaged over the row.
      const a = left > pixel ? left : pixel
      const b = right < pixel + 1 ? right : pixel + 1
      const now = (pixel === from ? 0 : (pixel - left) * per) + (b - a) * per * (pixel + 1 - (a + b) / 2)
      add(at + pixel, share * (now - before))
      before = now
    }
    add(at + to, share * (1 - before))
  }

  const add = (index: number, value: number) => void (cover[index] = (cover[index] as number) + value)
  const clamp = (x: number) => (x < 0 ? 0 : x > width ? width : x)

  /** @param alpha 0 to 256 */
  function blend(pixel: number, alpha: number): void {
    const was = pixels[pixel] as number
    pixels[pixel] = was + (((FULL - was) * alpha) >> 8)
  }

  /** @param opacity 0 to 256 */
  function fill(opacity: number): void {
    for (let y = highest; y < lowest; y++) {
      // Sums that end at the right border lie outside.
      const end = y * stride + Math.min(last[y] as number, width - 1)
      cover[y * stride + width] = 0
      let sum = 0
      for (let pixel = y * stride + (first[y] as number); pixel <= end; pixel++) {
        sum += cover[pixel] as number
        cover[pixel] = 0
        const alpha = (opacity * (sum < 0 ? -sum : sum) + 0.5) | 0
        if (alpha >= 256) pixels[pixel] = FULL
        else if (alpha > 0) blend(pixel, alpha)
      }
      first[y] = width
      last[y] = -1
    }
    highest = height
    lowest = -1
  }

  return {
    pixels,
    stride,
    clear: () => void pixels.fill(0),
    /** @param opacity 0 to 1 */
    paint(polygons: readonly Polygon[], opacity: number): void {
      for (const polygon of polygons) {
        let x = polygon[polygon.length - 2] as number
        let y = polygon[polygon.length - 1] as number
        for (let corner = 0; corner < polygon.length; corner += 2) {
          const nextX = polygon[corner] as number
          const nextY = polygon[corner + 1] as number
          edge(x, y, nextX, nextY)
          x = nextX
          y = nextY
        }
      }
      fill(Math.round(opacity * 256))
    },
    /** A line through points that go to the right: a short upright piece in each column. */
    stroke(points: Polygon, thickness: number, opacity: number): void {
      const strength = Math.round(opacity * 256)
      for (let at = 2; at < points.length; at += 2) {
        const [x0, y0] = [points[at - 2] as number, points[at - 1] as number]
        const slope = ((points[at + 1] as number) - y0) / ((points[at] as number) - x0)
        const half = (thickness / 2) * Math.sqrt(1 + slope * slope)
        const end = Math.min(width, Math.ceil((points[at] as number) - 0.5))
        for (let x = Math.max(0, Math.ceil(x0 - 0.5)); x < end; x++) {
          const middle = y0 + (x + 0.5 - x0) * slope
          const top = Math.max(0, middle - half)
          const bottom = Math.min(height, middle + half)
          for (let y = top | 0; y < bottom; y++)
            blend(y * stride + x, (((bottom < y + 1 ? bottom : y + 1) - (top > y ? top : y)) * strength) | 0)
        }
      }
    },
  }
}
