import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { FramedPicture } from '../../../../src/ui/framed-picture'
import { Picture } from '../../../../src/ui/picture'

const drawing = { src: '/drawings/clinic/entrance.svg', alt: 'The entrance', width: 480, height: 360 }
const photo = {
  src: '/pictures/a-1-800.jpg',
  alt: 'The reception',
  width: 1800,
  height: 1200,
  avif: '/pictures/a-1-400.avif 400w, /pictures/a-1-800.avif 800w',
  webp: '/pictures/a-1-400.webp 400w, /pictures/a-1-800.webp 800w',
  placeholder: '/pictures/a-1-24.webp',
}

test('a drawing is one plain image that keeps its place', () => {
  expect(renderToStaticMarkup(<Picture of={drawing} />)).toBe(
    '<img src="/drawings/clinic/entrance.svg" alt="The entrance" width="480" height="360" loading="lazy" decoding="async"/>',
  )
})

test('a photo offers its formats, best first, over its miniature, without style attributes', () => {
  const html = renderToStaticMarkup(<Picture of={photo} sizes="50vw" />)
  expect(html.indexOf('image/avif')).toBeLessThan(html.indexOf('image/webp'))
  expect(html.match(/<img/g)).toHaveLength(2)
  expect(html).toContain('alt=""')
  expect(html).toContain('sizes="50vw"')
  expect(html).not.toContain('style=')
})

test('a picture of the first screen is not lazy', () => {
  expect(renderToStaticMarkup(<Picture of={photo} eager />)).not.toContain('loading')
})

test('a photograph among the drawings is cut about its focus and toned as they are; one of a result is not', () => {
  const scene = renderToStaticMarkup(<FramedPicture of={{ ...photo, focus: 'top' }} frame="scene" />)
  expect(scene).toMatch(/<span class="[^"]*toned[^"]*scene[^"]*" data-focus="top">/)
  expect(renderToStaticMarkup(<Picture of={photo} />)).not.toMatch(/toned|data-focus/)
  expect(renderToStaticMarkup(<FramedPicture of={drawing} frame="room" />)).toBe(renderToStaticMarkup(<Picture of={drawing} />))
})
