import type { Polygon } from './outline'

/**
 * A sheet that polygons are filled on, antialiased: each edge adds to its row how much of a pixel it covers, and the sums from the
 * left are the coverage (as font renderers do it). No library, no thread, a few tenths of a millisecond.
 */
export function createCanvas(width: number, height: number) {
  const stride = width + 2
  const cover = new Float32Array(stride * height)
  const first = new Int16Array(height).fill(width)
  const last = new Int16Array(height).fill(-1)
  /** 0 is the ground, 1 the darkest ink. */
  const pixels = new Float32Array(width * height)

  function edge(x0: number, y0: number, x1: number, y1: number): void {
    if (y0 === y1) return
    const down = y0 < y1
    const top = down ? y0 : y1
    const bottom = down ? y1 : y0
    const start = down ? x0 : x1
    const slope = (x1 - x0) / (y1 - y0)
    let x = top < 0 ? start - top * slope : start
    const end = Math.min(height, Math.ceil(bottom))
    for (let y = Math.max(0, Math.floor(top)); y < end; y++) {
      const share = Math.min(y + 1, bottom) - Math.max(y, top)
      const next = x + slope * share
      row(y, clamp(Math.min(x, next)), clamp(Math.max(x, next)), down ? share : -share)
      x = next
    }
  }

  /** An edge that crosses a row between two places; `share` is the part of the row's height. */
  function row(y: number, left: number, right: number, share: number): void {
    const from = Math.floor(left)
    const to = Math.max(from + 1, Math.ceil(right))
    const at = y * stride
    if (from < (first[y] as number)) first[y] = from
    if (to > (last[y] as number)) last[y] = to
    if (to === from + 1) {
      const covered = share * ((left + right) / 2 - from)
      add(at + from, share - covered)
      add(at + to, covered)
      return
    }
    const per = 1 / (right - left)
    let before = 0
    for (let pixel = from; pixel < to; pixel++) {
      // How much of this pixel lies to the right of the edge, averaged over the row.
      const a = Math.max(left, pixel)
      const b = Math.min(right, pixel + 1)
      const now = (pixel === from ? 0 : (pixel - left) * per) + (b - a) * per * (pixel + 1 - (a + b) / 2)
      add(at + pixel, share * (now - before))
      before = now
    }
    add(at + to, share * (1 - before))
  }

  const add = (index: number, value: number) => void (cover[index] = (cover[index] as number) + value)
  const clamp = (x: number) => (x < 0 ? 0 : x > width ? width : x)

  return {
    pixels,
    clear: () => void pixels.fill(0),
    /** @param ink 0 to 1 @param opacity 0 to 1 */
    paint(polygons: readonly Polygon[], ink: number, opacity: number): void {
      for (const polygon of polygons) {
        let x = polygon.at(-2) ?? 0
        let y = polygon.at(-1) ?? 0
        for (let corner = 0; corner < polygon.length; corner += 2) {
          const nextX = polygon[corner] as number
          const nextY = polygon[corner + 1] as number
          edge(x, y, nextX, nextY)
          x = nextX
          y = nextY
        }
      }
      for (let y = 0; y < height; y++) {
        const from = first[y] as number
        const to = last[y] as number
        if (to < from) continue
        let sum = 0
        for (let x = from; x <= to; x++) {
          sum += cover[y * stride + x] as number
          cover[y * stride + x] = 0
          if (x >= width || sum === 0) continue
          const alpha = Math.min(1, Math.abs(sum)) * opacity
          const at = y * width + x
          pixels[at] = (pixels[at] as number) * (1 - alpha) + ink * alpha
        }
        first[y] = width
        last[y] = -1
      }
    },
  }
}
