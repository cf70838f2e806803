import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { panelOf } from '../../../../server/content/assemble/panel'

const drawing = { src: '/drawings/steps/any.svg', alt: 'A splint', width: 720, height: 480 }

it('takes one panel of a drawing of steps, without its number', () => {
  expect(panelOf(drawing, 6)).toEqual({
    src: '/drawings/steps/any.svg#svgView(viewBox(484,276,232,200))',
    alt: 'A splint',
    width: 232,
    height: 200,
  })
  expect(panelOf(drawing, undefined)).toBe(drawing)
})

it('every article has a picture that no other article has', () => {
  const plates = readdirSync('content/blog').map((file) =>
    /^plate: \{ src: ([^,]+)(?:, panel: (\d))?/m.exec(readFileSync(`content/blog/${file}`, 'utf8')),
  )
  expect(plates.every(Boolean)).toBe(true)
  expect(new Set(plates.map((plate) => `${plate?.[1]} ${plate?.[2]}`)).size).toBe(plates.length)
})
