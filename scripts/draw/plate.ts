import { existsSync, readFileSync } from 'node:fs'
import { type CustomPlugin, optimize, type XastElement } from 'svgo'
import { element, kept, numbers } from './elements'
import { fatTile, muscle } from './flesh'
import { lined, marked, weightOf } from './lines'
import { isColour, isPerson, painted, type Person } from './palette'
import { linesOf } from './points'
import { relief } from './relief'
import { stroked } from './stroke'
import { elementsOf, uncovered } from './uncovered'
import { BORDERS, hatched, ruled, tones } from './tones'
import svgpath from 'svgpath'

const FORMS = new URL('forms/', import.meta.url)
/** The old contour, arrows and dashes with their edge, the ground, the edge of hair and whoever stands about her bones where the page is dark (palette.ts, SCHEME). */
const DARK = {
  a: '#d3bcc1',
  b: '#6b525d',
  o: '#a07c84',
  v: '#b99a80',
  w: '#94765f',
  x: '#7a5e4e',
  m: '#5d4751',
  s: '#f2b8e4',
  r: '#34102b',
}
const PAINT = ['fill', 'stroke', 'stop-color']

/** Turns a source, which a person edits, into the plate that is published. `name` is for complaints and for ids. */
export function plateOf(source: string, name: string): string {
  const { data } = optimize(source, { path: name, plugins: [drawn(name), 'removeComments'] })
  return optimize(dimmed(data), {
    path: name,
    multipass: true,
    floatPrecision: 1,
    plugins: [
      {
        name: 'preset-default',
        params: {
          overrides: {
            removeDesc: false,
            mergePaths: false,
            minifyStyles: false,
            inlineStyles: false,
            cleanupIds: false,
            removeHiddenElems: false,
            convertShapeToPath: false,
          },
        },
      },
      'sortAttrs',
    ],
  }).data
}

/** In the dark a plate is dimmed and keeps its colours; zones are lit by the address (`#nose`), or by the page that a drawing stands in. */
function dimmed(svg: string): string {
  const zones = svg.includes('class="zone"')
    ? '.zone{fill:#a63d59;fill-opacity:.5;opacity:0;filter:blur(5px)}.zone[data-lit],.zone:target{opacity:1}'
    : ''
  const scheme = Object.entries(DARK).flatMap(([name, hex]) => (svg.includes(`var(--${name},`) ? [`--${name}:${hex};`] : []))
  const style = `<style>${zones}@media(prefers-color-scheme:dark){.fig{${scheme.join('')}filter:brightness(.88)}}</style>`
  return svg.replace('<svg', '<svg class="fig"').replace(/(<\/desc>|<\/title>(?!<desc))/, `$1${style}`)
}

/** Light skin passes into half-tone, and half-tone into shadow, without an edge. */
const softened = (parts: XastElement[], filter: string): XastElement[] =>
  parts.map((node) => {
    if (node.name === 'g') return { ...node, children: softened(elementsOf(node), filter) }
    return node.name === 'path' && /^skin-[123]$/.test(node.attributes.fill ?? '')
      ? { ...node, attributes: { ...node.attributes, filter } }
      : node
  })

function drawn(name: string): CustomPlugin {
  let clips = 0
  let tile: string | undefined
  const clipId = () => `${name.replaceAll(/\.svg|[^a-z]/g, '').slice(-6)}${clips++}`

  const placed = (node: XastElement): XastElement => {
    const file = new URL(`${node.attributes['data-place']}.svg`, FORMS)
    if (!existsSync(file)) throw new Error(`${name}: there is no form ${node.attributes['data-place']}`)
    const prefix = clipId()
    const form = readFileSync(file, 'utf8').replaceAll(/(\bid="|href="#|url\(#)/g, `$1${prefix}`)
    let inner: XastElement[] = []
    optimize(form, {
      plugins: [
        {
          name: 'taken',
          fn: (root) => void (inner = elementsOf(elementsOf(root)[0]!).filter((child) => child.name !== 'title')),
        },
      ],
    })
    const clip = `url(#${prefix}${node.attributes['data-place']!.replaceAll('-', '')}c)`
    const upon = 'data-within' in node.attributes ? [element('g', { 'clip-path': clip }, elementsOf(node))] : elementsOf(node)
    const soft = node.attributes['data-soft']
    if (!soft) return element('g', kept(node.attributes, {}), [...uncovered(inner, node.attributes), ...upon])
    const blur = element('filter', { id: `${prefix}q` }, [element('feGaussianBlur', { stdDeviation: soft })])
    return element('g', kept(node.attributes, {}), [
      blur,
      ...softened(uncovered(inner, node.attributes), `url(#${prefix}q)`),
      ...upon,
    ])
  }

  /** A closed contour under the lamp: its lightest tone, the darker ones upon it, hatching in the shadow, an outline. */
  const formed = (node: XastElement): XastElement => {
    const [contour, ...more] = node.name === 'g' ? elementsOf(node) : [node]
    if (!contour?.attributes.d) throw new Error(`${name}: a form begins with a path, its contour`)
    const said = node.attributes
    const borders = said['data-borders'] ? numbers(said['data-borders']) : BORDERS
    const grain = Number(said['data-grain'] ?? 0.1)
    const colour = said['data-form']!
    const shaded = (turned: (d: string) => string) => {
      const ridges = more
        .filter((path) => path.attributes['data-ridge'])
        .flatMap((path) => {
          const [height = 4, reach = 10] = numbers(path.attributes['data-ridge'])
          return linesOf(turned(path.attributes.d ?? '')).map((line) => ({ line, height, reach }))
        })
      const form = relief(
        linesOf(turned(contour.attributes.d!)),
        ridges,
        Number(said['data-round'] ?? 0.6),
        Number(said['data-fine'] ?? 1.5),
      )
      const children = tones(form, borders, grain === 1 ? 70 : grain > 0.1 ? 24 : 14, grain)
        .map((d, i) => ({ d: turned(d), fill: `${colour}-${i + 2}` }))
        .filter(({ d, fill }) => d && isColour(fill, 'w32'))
        .map(({ d, fill }) => element('path', { fill, d }))
      const hatch = said['data-hatch-form'] ? numbers(said['data-hatch-form']) : undefined
      if (hatch)
        children.push(
          element('path', {
            fill: 'none',
            stroke: 'hatch',
            'stroke-width': '.8',
            opacity: '.45',
            d: turned(hatched(form, hatch[0] ?? 6, borders[1], hatch[1])),
          }),
        )
      return children
    }
    const outline = said['data-outline']
    // A line under 1 does not swell: it is the stroke of the contour, which costs nothing.
    const thin = Number(outline) < 1 ? { stroke: 'ink', 'stroke-width': outline! } : {}
    const upon = more.filter((path) => !path.attributes['data-ridge']).map(shaped)
    if (outline !== 'none' && !('stroke' in thin))
      upon.push(
        element('path', {
          fill: 'ink',
          d: linesOf(contour.attributes.d)
            .map((line) => stroked(line, { width: weightOf(outline ?? 'form') }))
            .join(''),
        }),
      )
    const clip = clipId()
    const { d } = contour.attributes
    const clipped = { 'clip-path': `url(#${clip})` }
    const axis = Number(said['data-mirror'] ?? Number.NaN)
    if (Number.isNaN(axis))
      return element('g', kept(said, {}), [
        element('clipPath', { id: clip }, [element('path', { d })]),
        element('path', { fill: `${colour}-1`, d, ...thin }),
        element(
          'g',
          clipped,
          shaded((same) => same),
        ),
        ...upon,
      ])
    // Both sides share contour and fibres; each has its own shadow, as there is one lamp.
    const over = (other: string) =>
      svgpath(other)
        .matrix([-1, 0, 0, 1, 2 * axis, 0])
        .toString()
    const contourOf = () => element('use', { href: `#${clip}c`, fill: `${colour}-1`, ...thin })
    const { 'data-mirror': _, ...rest } = said
    return element('g', kept(rest, {}), [
      element('clipPath', { id: clip }, [element('path', { id: `${clip}c`, d })]),
      contourOf(),
      element(
        'g',
        clipped,
        shaded((same) => same),
      ),
      ...(upon.length ? [element('g', { id: `${clip}u` }, upon)] : []),
      element('g', { transform: `matrix(-1 0 0 1 ${2 * axis} 0)` }, [
        contourOf(),
        element('g', clipped, shaded(over)),
        ...(upon.length ? [element('use', { href: `#${clip}u` })] : []),
      ]),
    ])
  }

  const shaped = (node: XastElement): XastElement => {
    const { attributes } = node
    if (attributes['data-mirror'] && !attributes['data-form'] && !attributes['data-muscle']) {
      // Without a shadow of its own a thing is the same on both sides.
      const { 'data-mirror': axis, ...rest } = attributes
      const id = `${clipId()}m`
      return element('g', {}, [
        element('g', { id }, [shaped({ ...node, attributes: rest })]),
        element('use', { href: `#${id}`, transform: `matrix(-1 0 0 1 ${2 * Number(axis)} 0)` }),
      ])
    }
    if (attributes['data-muscle']) return formed(muscle(node, name))
    if (attributes['data-lobules']) {
      // One tile for a plate; each place turns and stretches it with its form: size, angle, size along that angle.
      const [size = 10, angle = 0, along = size] = numbers(attributes['data-lobules'])
      const id = clipId()
      const turn = `rotate(${angle}) scale(${along / 20} ${size / 20})`
      const fill = kept(attributes, { fill: `url(#${id})`, d: attributes.d ?? '' })
      const again = tile && element('pattern', { id, href: `#${tile}`, patternTransform: turn })
      if (again) return element('g', {}, [again, element('path', fill)])
      tile = id
      return element('g', {}, [...fatTile(id, turn), element('path', fill)])
    }
    if (attributes['data-place']) return placed({ ...node, children: elementsOf(node).map(shaped) })
    if (attributes['data-form']) return formed(node)
    if (attributes['data-line']) return lined(node, name)
    if (attributes['data-mark']) return marked(node, name)
    if (attributes['data-hatch']) {
      const [gap = 6, ...angles] = numbers(attributes['data-hatch'])
      const d = (angles.length ? angles : [45]).map((angle) => ruled(linesOf(attributes.d ?? ''), gap, angle)).join('')
      return element('path', kept({ stroke: 'hatch', 'stroke-width': '.8', opacity: '.5', ...attributes }, { fill: 'none', d }))
    }
    return { ...node, children: node.children.map((child) => (child.type === 'element' ? shaped(child) : child)) }
  }

  const paint = (node: XastElement, person: Person): void => {
    const own = node.attributes['data-person']
    if (own !== undefined && !isPerson(own)) throw new Error(`${name}: nobody of the cast is called ${own}`)
    const whose = own ?? person
    delete node.attributes['data-person']
    for (const attribute of PAINT) {
      const value = node.attributes[attribute]
      if (value === undefined) continue
      if (!isColour(value, whose)) throw new Error(`${name}: ${value} is no colour of the palette`)
      node.attributes[attribute] = painted(value, whose)
    }
    for (const child of elementsOf(node)) paint(child, whose)
  }

  return {
    name: 'drawn',
    fn: (root) => {
      const svg = elementsOf(root)[0]
      if (!svg) throw new Error(`${name}: no <svg>`)
      svg.children = svg.children.map((child) => (child.type === 'element' ? shaped(child) : child))
      paint(svg, 'w32')
    },
  }
}
