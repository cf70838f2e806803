import type { Random } from '../../random'
import { createCanvas } from './canvas'
import { type Dice, dice } from './dice'
import { faces, type Glyph } from './glyphs'
import { curve, dot, outline, type Polygon } from './outline'
import { type Colour, createPng } from './png'

/** Shown at 167 by 50 (docs/requirements.md), drawn at twice the density. */
const WIDTH = 334
const HEIGHT = 100
const GROUND: Colour = [0xf4, 0xde, 0xdd]
const INK: Colour = [0x2a, 0x1d, 0x25]

const canvas = createCanvas(WIDTH, HEIGHT)

const png = createPng(WIDTH, HEIGHT, GROUND, INK)

/** A PNG of the code as a data URL; the noise differs each time. */
export function drawCode(code: string, random: Random): string {
  draw(code, dice(random(8)))
  return `data:image/png;base64,${png(canvas).toString('base64')}`
}

function draw(code: string, roll: Dice): void {
  canvas.clear()
  for (let count = 0; count < 46; count++)
    canvas.paint([dot(roll.between(0, WIDTH), roll.between(0, HEIGHT), roll.between(0.8, 2.6))], roll.between(0.3, 0.7))
  const letters = [...code.toUpperCase()]
  const step = (WIDTH - 50) / Math.max(letters.length, 1)
  for (const [index, letter] of letters.entries())
    canvas.paint(placed(roll.pick(shapes)[letter] ?? fallback, 25 + step * (index + 0.5), step, roll), 1)
  for (let count = 0; count < 5; count++) {
    const y = () => roll.between(8, HEIGHT - 8)
    const bend = [roll.between(40, 140), roll.between(180, 300)] as const
    canvas.stroke(curve([-5, y()], [bend[0], y()], [bend[1], y()], [WIDTH + 5, y()]), roll.between(1.5, 4), 0.6)
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
