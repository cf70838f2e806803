/** The nose as the films draw it: from the side and from the front, 250 wide, with the parts it is built of. */
import { card, blush, clay, pink, plum, rose, fixed, rise, path, bothSides } from './draw'

export const profile =
  'M152 -12C136 24 130 62 139 90C142 98 147 104 146 112C141 136 119 172 94 208C84 222 68 232 61 244C54 257 62 270 77 272C95 273 113 277 127 289C125 302 117 312 112 324C103 331 103 338 111 342C115 344 118 344 121 345C112 349 107 358 112 367C118 376 122 384 118 410'
type Part = 'bone' | 'cartilage' | 'tip'
/** How much of a part is seen, and how much of its outline, from 0 to 1. */
export type Parts = Partial<Record<Part, { shown?: number; active?: number }>>
const skeleton: readonly Part[] = ['bone', 'cartilage', 'tip']
const sideParts = {
  bone: 'M157 113C151 134 142 150 131 167L168 190C174 168 177 140 173 118C168 110 161 108 157 113Z',
  cartilage: 'M129 171C120 186 111 199 104 210C116 219 128 225 141 229C153 219 162 207 167 195Z',
  tip: 'M101 214C85 225 71 237 70 249C70 262 84 266 94 262C99 251 112 243 127 243C137 243 143 237 139 232C125 229 112 223 101 214Z',
}
const frontParts = {
  bone: 'M123 104L111 107C108 128 106 146 101 164L123 172Z',
  cartilage: 'M123 177L100 169C98 190 95 205 91 217L123 227Z',
  tip: 'M121 233C111 225 95 225 86 238C78 250 79 264 88 268C92 256 103 249 111 251C117 253 119 263 120 276C125 263 125 244 121 233Z',
}
const tints = { bone: clay, cartilage: pink, tip: '#cf8196' }

/** One part of the skeleton: pale while others are spoken of, outlined in rose while it is the subject. */
const part = (d: string, tint: string, shown: number, active: number) =>
  path(d, { fill: tint, stroke: plum, width: 1.8, opacity: shown }) +
  path(d, { fill: 'none', stroke: rose, width: 3.4, opacity: active })

interface SideView {
  drawn?: number
  parts?: Parts
  septum?: number
  skin?: number
  air?: number
  clock?: number
}
export function noseFromTheSide({ drawn = 1, parts = {}, septum = 0, skin = 0, air = 0, clock = 0 }: SideView) {
  const septumPath =
    'M157 113C150 138 128 174 104 210C92 226 82 242 84 256C100 266 118 274 133 286L204 282C210 224 204 160 173 118C168 110 161 108 157 113Z'
  const out = [`<path d="${profile}H270V-12Z" fill="${card}" opacity="${fixed(drawn)}"/>`]
  out.push(path(septumPath, { fill: clay, stroke: rose, width: 3, opacity: septum }))
  out.push(path('M141 148L180 226L138 283', { stroke: plum, width: 1.8, dash: '3 7', opacity: septum }))
  for (const name of skeleton) {
    const { shown = 0, active = 0 } = parts[name] ?? {}
    out.push(part(sideParts[name], tints[name], shown, active))
  }
  if (air > 0) {
    const way = 'M96 300C98 282 104 270 118 262C150 244 186 236 250 240'
    out.push(
      path(way, { stroke: rose, width: 3, dash: '10 14', opacity: air }).replace(
        '/>',
        ` stroke-dashoffset="${fixed(-clock * 26)}"/>`,
      ),
    )
  }
  out.push(
    path(
      'M151 -12C135 24 129 62 138 90C141 98 146 104 145 112C140 136 118 172 93 208C83 222 67 232 60 244C53 257 61 271 77 273',
      { stroke: pink, width: 15, opacity: skin },
    ),
  )
  out.push(path(profile, { width: 3.2, drawn, length: 640 }))
  const details = rise(drawn, 0.75, 0.25)
  out.push(path('M132 232C151 241 153 272 132 283', { width: 2, opacity: details * 0.85 }))
  out.push(path('M86 271C94 259 111 260 119 272C108 277 96 276 86 271Z', { width: 2, fill: blush, opacity: details }))
  out.push(path('M176 112C188 122 208 122 222 111', { width: 2, opacity: details * 0.7 }))
  out.push(path('M164 82C180 68 204 66 226 76', { width: 2.4, opacity: details * 0.8 }))
  out.push(path('M121 345C132 346 144 346 154 349', { width: 2, opacity: details * 0.85 }))
  return out.join('')
}

export function noseFromTheFront({ drawn = 1, parts = {} }: { drawn?: number; parts?: Parts }) {
  const half = [
    path(
      'M24 70C46 54 82 56 98 76C105 92 106 122 102 152C99 190 86 214 77 236C66 250 66 276 82 282C90 285 98 282 104 276C112 287 118 292 125 292',
      { width: 2.8, drawn, length: 420 },
    ),
    path('M20 108C38 121 62 121 78 109', { width: 2, opacity: drawn * 0.75 }),
    path('M88 274C92 266 102 265 108 272', { width: 2.2, opacity: drawn }),
    path('M78 348C98 338 115 338 125 343M84 352C100 366 114 368 125 368', { width: 2, opacity: drawn * 0.85 }),
  ]
  const inner =
    'M125 74H99C106 96 106 124 102 152C99 190 86 214 77 236C66 250 66 276 82 282C90 285 98 282 104 276C112 287 118 292 125 292Z'
  const shade = `<linearGradient id="brow" gradientUnits="userSpaceOnUse" x1="0" y1="74" x2="0" y2="126"><stop offset="0" stop-color="${card}" stop-opacity="0"/><stop offset="1" stop-color="${card}"/></linearGradient>`
  const face = shade + bothSides(`<path d="${inner}" fill="url(#brow)" opacity="${fixed(drawn)}"/>`)
  const inside = skeleton
    .map((name) => part(frontParts[name], tints[name], parts[name]?.shown ?? 0, parts[name]?.active ?? 0))
    .join('')
  return face + bothSides(half.join('') + inside)
}
