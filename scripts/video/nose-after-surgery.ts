/** A nose through the year after an operation, at the times of the sample film: the splint, the swelling, what is left. */
import { blush, card, circle, during, fixed, group, mix, path, pink, type Point, rise, rose } from './draw'
import { noseFromTheFront } from './nose'

/** The side of a nose; the bridge is set between the bump and the line of the plan, the tip turned up by swelling. */
function sideLine({ bump, tip = 0 }: { bump: number; tip?: number }) {
  const b = (before: number, after: number) => fixed(mix(after, before, bump))
  const up = (y: number) => fixed(y - tip * 14)
  return (
    `M152 -12C136 24 130 62 139 90C142 98 147 104 146 112C${b(130, 141)} ${b(130, 136)} ${b(98, 119)} ${b(164, 172)} 94 ${up(208)}` +
    `C84 ${up(222)} 68 ${up(232)} ${fixed(61 - tip * 3)} ${up(244)}C${fixed(53 - tip * 3)} ${up(257)} 62 ${up(271)} 77 272C95 273 113 277 127 289C125 302 117 312 112 324C103 331 103 338 111 342C115 344 118 344 121 345C112 349 107 358 112 367C118 376 122 384 118 410`
  )
}

const bridge = 'M146 112C141 136 119 172 94 208'
const eyelid = 'M170 114C186 128 210 128 228 113C236 132 218 148 199 147C182 146 170 132 170 114Z'
const tipDots: readonly Point[] = [
  [72, 250],
  [82, 239],
  [85, 254],
  [96, 246],
  [96, 230],
  [73, 263],
  [109, 252],
]

export function fromTheSide(t: number) {
  const bump = 1 - rise(t, 14.4, 1)
  const swelling =
    rise(t, 14.8, 6) * (1 - 0.35 * rise(t, 24.6, 5) - 0.3 * rise(t, 30, 5) - 0.3 * rise(t, 35, 8) - 0.05 * rise(t, 43.6, 2))
  const shape = sideLine({ bump, tip: swelling })
  const noseOnly = `M146 112${shape.slice(shape.indexOf('146 112') + 7, shape.indexOf('C95 273'))}`
  return [
    `<path d="${shape}H270V-12Z" fill="${card}"/>`,
    path('M146 112C130 130 98 164 94 208C119 172 141 136 146 112Z', {
      fill: pink,
      stroke: rose,
      width: 2,
      opacity: during(t, 5.2, 14.8),
    }),
    path(bridge, { stroke: rose, width: 2.6, dash: '6 7', opacity: during(t, 10.2, 15) }),
    path(eyelid, { fill: pink, stroke: 'none', opacity: 0.9 * during(t, 16.5, 32, 2) }),
    path(noseOnly, { stroke: pink, width: fixed(swelling * 26), opacity: swelling > 0.02 ? 0.75 : 0 }),
    path(sideLine({ bump: 1 }).split('94 208')[0] + '94 208', { stroke: rose, width: 2, dash: '3 7', opacity: rise(t, 44, 0.8) }),
    path(shape, { width: 3.2, drawn: rise(t, 0.5, 2.6), length: 640 }),
    path('M132 232C151 241 153 272 132 283', { width: 2, opacity: 0.85 }),
    path('M86 271C94 259 111 260 119 272C108 277 96 276 86 271Z', { width: 2, fill: blush }),
    path('M176 112C188 122 208 122 222 111', { width: 2, opacity: 0.7 }),
    path('M164 82C180 68 204 66 226 76', { width: 2.4, opacity: 0.8 }),
    path('M121 345C132 346 144 346 154 349', { width: 2, opacity: 0.85 }),
    tipDots.map(([x, y]) => circle(x, y, 2.8, { fill: rose, opacity: during(t, 39.2, 43.2, 0.9) })).join(''),
    group(
      path('M138 108C134 136 112 168 92 202L134 216C158 190 172 150 170 116Z', { fill: card, width: 2.8 }) +
        path('M134 142L162 152M118 172L150 184', { stroke: rose, width: 2 }),
      { x: -26 * rise(t, 25.2, 1), opacity: rise(t, 15, 0.8) * (1 - rise(t, 25.2, 1)) },
    ),
  ].join('')
}

/** The same nose from the front: from the brows down it leans a little from the middle line, to which eyes and mouth keep. */
export const fromTheFront = (t: number) =>
  '<clipPath id="nose"><rect width="250" height="320"/></clipPath><clipPath id="mouth"><rect y="320" width="250" height="80"/></clipPath>' +
  group(
    `<g clip-path="url(#nose)"><g transform="matrix(1 0 0.055 1 -5 0)">${noseFromTheFront({})}</g></g>` +
      `<g clip-path="url(#mouth)">${noseFromTheFront({})}</g>`,
    { y: -14 },
  ) +
  path('M125 52V372', { stroke: rose, width: 2, dash: '3 8', opacity: rise(t, 49.4, 0.8) })
