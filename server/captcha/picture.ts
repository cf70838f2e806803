import type { Random } from '../random'
import { createCanvas } from './canvas'
import { type Dice, dice } from './dice'
import { gate } from './gate'
import { faces, type Glyph } from './glyphs'
import { dot, outline, type Polygon, ribbon } from './outline'
import { type Colour, shadesPng } from './png'

/** Shown at 167 by 50 (spec section 9), drawn at twice the density. */
const WIDTH = 334
const HEIGHT = 100
const GROUND: Colour = [0xf4, 0xde, 0xdd]
const INK: Colour = [0x2a, 0x1d, 0x25]
/** Shades of the ink. */
const SHADES = [1, 0.93, 0.89, 0.96]

const canvas = createCanvas(WIDTH, HEIGHT)

/** One picture for each turn of the event loop: pages that are asked for meanwhile wait for one at most. */
const inTurn = gate(1)

/** A PNG of the code as a data URL; the noise differs each time. */
export function drawCode(code: string, random: Random): Promise<string> {
  return inTurn(async () => {
    await new Promise((resolve) => setImmediate(resolve))
    draw(code, dice(random(8)))
    return `data:image/png;base64,${shadesPng(canvas.pixels, WIDTH, HEIGHT, GROUND, INK).toString('base64')}`
  })
}

function draw(code: string, roll: Dice): void {
  canvas.clear()
  for (let count = 0; count < 46; count++)
    canvas.paint(
      [dot(roll.between(0, WIDTH), roll.between(0, HEIGHT), roll.between(0.8, 2.6))],
      roll.pick(SHADES),
      roll.between(0.2, 0.6),
    )
  const letters = [...code.toUpperCase()]
  const step = (WIDTH - 50) / Math.max(letters.length, 1)
  for (const [index, letter] of letters.entries())
    canvas.paint(placed(roll.pick(shapes)[letter] ?? fallback, 25 + step * (index + 0.5), step, roll), roll.pick(SHADES), 1)
  for (let count = 0; count < 5; count++) {
    const y = () => roll.between(8, HEIGHT - 8)
    const bend = [roll.between(40, 140), roll.between(180, 300)] as const
    canvas.paint(
      [ribbon([-5, y()], [bend[0], y()], [bend[1], y()], [WIDTH + 5, y()], roll.between(1.5, 4))],
      roll.pick(SHADES),
      0.55,
    )
  }
}

interface Shape {
  width: number
  polygons: readonly Polygon[]
}

const shapeOf = ({ width, d }: Glyph): Shape => ({ width, polygons: outline(d) })
const shapes = faces.map((face) => Object.fromEntries(Object.entries(face).map(([letter, glyph]) => [letter, shapeOf(glyph)])))
/** A test code may have characters without an outline. */
const fallback = shapeOf({ width: 600, d: 'M100,0L500,0L500,700L100,700Z' })

/** A letter around that place, turned and slanted a little. */
function placed({ width, polygons }: Shape, x: number, step: number, roll: Dice): number[][] {
  const size = Math.min(roll.between(0.064, 0.078), (step * 1.15) / width)
  const [left, top] = [x + roll.between(-5, 5), HEIGHT / 2 + roll.between(-7, 7)]
  const turn = (roll.between(-17, 17) * Math.PI) / 180
  const slant = Math.tan((roll.between(-12, 12) * Math.PI) / 180)
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)]
  return polygons.map((polygon) => {
    const moved: number[] = []
    for (let corner = 0; corner < polygon.length; corner += 2) {
      const down = ((polygon[corner + 1] as number) - 350) * -size
      const right = ((polygon[corner] as number) - width / 2) * size + slant * down
      moved.push(left + cos * right - sin * down, top + sin * right + cos * down)
    }
    return moved
  })
}
