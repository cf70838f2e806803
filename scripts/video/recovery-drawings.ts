/** What happens in the weeks after an operation, 250 wide and 240 high, the floor at 212. */
import { blush, card, circle, clamp, ease, fixed, group, line, mix, path, pink, plum, rise, rose, soft, text } from './draw'
import { armchair, cup, cushion, sideTable } from './things'

const floor = line(-40, 212, 290, 212, { width: 2.2 })
/** Each after so much of its scene (0 to 1), at the film's time `t`. */
export type Drawing = 'road' | 'rest' | 'days' | 'walk' | 'desk' | 'armchair' | 'steps' | 'smaller' | 'scar' | 'phone'
export const drawings: Record<Drawing, (done: number, t: number) => string> = {
  road: (p) =>
    circle(125, 96, 30, { fill: card }) +
    path('M-40 156C20 130 80 128 125 138C170 148 220 140 290 118V270H-40Z', { fill: card, width: 2.4 }) +
    path('M128 139C112 148 96 152 104 164C114 178 164 178 160 194C156 214 84 214 74 262', {
      stroke: rose,
      width: 3.2,
      drawn: p,
      length: 200,
    }),
  rest: () =>
    path('M150 40H206V92H150Z', { fill: card, width: 2.2 }) +
    path('M186 52A14 14 0 1 0 190 78A17 17 0 0 1 186 52Z', { fill: blush, stroke: rose, width: 2.2 }) +
    path('M30 120V212M30 184H222M222 160V212', { width: 3 }) +
    path('M36 180L44 136Q46 126 56 129L88 139Q97 142 95 151L88 180Z', { fill: card, width: 2.4 }) +
    circle(90, 136, 16, { fill: card, stroke: plum, width: 2.6 }) +
    path('M93 119C77 116 68 130 75 146C83 143 82 128 93 119Z', { width: 2, fill: plum }) +
    path('M76 170C98 146 150 146 186 158C206 162 218 168 222 176V184H34L40 168Z', { fill: pink, width: 2.6 }) +
    path('M96 133C98 134.5 100 134.5 102 133', { width: 1.8 }) +
    floor,
  days: (p) =>
    [14, 19, 25, 21, 17, 14, 12]
      .map((r, i) => {
        const shown = rise(p * 7, i, 1)
        const x = 29 + i * 32
        return (
          circle(x, 128, r * 0.66 * shown, { fill: i === 2 ? rose : pink, opacity: shown }) +
          text(x, 170, String(i + 1), { size: 17, anchor: 'middle', opacity: shown, fill: i === 2 ? rose : plum })
        )
      })
      .join('') + text(125, 200, 'day', { size: 17, anchor: 'middle', fill: soft }),
  walk: (_, t) => {
    const sway = Math.sin(t * 3.2) * 5
    const person = (x: number, tall: number, fill: string, hair: string) =>
      circle(x, 212 - tall + 14, 14, { fill: card, stroke: plum, width: 2.6 }) +
      path(hair, { width: 2.6, fill: plum }) +
      path(`M${x - 7} 190L${fixed(x - 7 - sway)} 212M${x + 7} 190L${fixed(x + 7 + sway)} 212`, { width: 3 }) +
      path(
        `M${x - 8} ${212 - tall + 32}C${x - 20} ${212 - tall + 38} ${x - 19} 160 ${x - 22} 192H${x + 22}C${x + 19} 160 ${x + 20} ${212 - tall + 38} ${x + 8} ${212 - tall + 32}Z`,
        { fill, width: 2.6 },
      )
    return (
      person(92, 148, pink, 'M77 76C76 60 108 58 108 76C100 68 88 68 77 76Z') +
      person(156, 136, card, 'M142 88C142 70 172 72 170 92C176 98 174 110 168 114C168 100 164 84 142 88Z') +
      path('M104 112C112 132 124 138 140 132', { width: 2.8 }) +
      path('M145 112C136 126 128 132 122 133', { width: 2.8 }) +
      floor
    )
  },
  desk: () =>
    path('M26 148H224M44 148V212M206 148V212', { width: 3 }) +
    path('M92 142L100 96H166L174 142Z', { fill: card, width: 2.6 }) +
    path('M84 148H182', { stroke: plum, width: 5 }) +
    path('M110 112H150M108 124H140', { stroke: rose, width: 2.2 }) +
    path('M52 146V96L74 72', { width: 2.6 }) +
    path('M62 78L84 60L94 84Z', { fill: pink, width: 2.4 }) +
    path('M194 126H212V142Q212 146 208 146H198Q194 146 194 142ZM212 130C220 130 220 140 212 140', { fill: card, width: 2.2 }) +
    floor,
  armchair: (_, t) => armchair() + cushion + sideTable + cup(224, 148, t) + floor,
  steps: (p) => {
    const step = Math.min(3.999, p * 4)
    const n = Math.floor(step)
    const go = ease((step - n - 0.45) / 0.55)
    const x = 22 + (n + (n < 3 ? go : 0)) * 56
    const y = 178 - (n + (n < 3 ? go : 0)) * 30 - Math.sin(Math.PI * (n < 3 ? go : 0)) * 12
    const shoe = 'M0 -22C6 -14 12 -14 18 -22C24 -12 34 -8 42 -6C46 -4 46 2 42 2H-2C-5 2 -5 -2 -4 -6Z'
    return (
      path('M-40 182H60V152H116V122H172V92H290V270H-40Z', { fill: card, width: 2.8 }) +
      group(
        path(shoe, { fill: pink, width: 2.6 }) +
          path('M-3 -3H44', { width: 2 }) +
          path('M18 -14L14 -8M24 -11L20 -5', { stroke: rose, width: 2 }),
        { x, y },
      )
    )
  },
  smaller: (p) =>
    circle(125, 130, 66, { stroke: plum, width: 2, dash: '3 8' }) +
    circle(125, 130, mix(66, 11, ease(p * 1.6)), { fill: pink, stroke: rose, width: 2.6 }) +
    text(125, 226, 'day 3, and now', { size: 17, anchor: 'middle', fill: soft }),
  scar: (p) => {
    const fade = ease(p * 1.25)
    const stitches = [82, 104, 126, 148, 170]
      .map((x) => `M${x} ${fixed(122 - mix(10, 0, fade * 2))}V${fixed(138 + mix(10, 0, fade * 2))}`)
      .join('')
    return (
      path('M28 76Q125 60 222 76V184Q125 200 28 184Z', { fill: card, width: 2.6 }) +
      path(stitches, { stroke: rose, width: 2.2, opacity: clamp(1 - fade * 3) }) +
      path('M62 132C92 124 158 140 188 130', {
        stroke: rose,
        width: fixed(mix(7, 2.2, fade)),
        opacity: fixed(mix(1, 0.42, fade)),
      }) +
      text(125, 224, fade < 0.5 ? 'first weeks' : 'one year', {
        size: 17,
        anchor: 'middle',
        fill: soft,
        opacity: Math.abs(fade - 0.5) * 2,
      })
    )
  },
  phone: (_, t) => {
    const ring = 0.5 + 0.5 * Math.sin(t * 4)
    return (
      path('M90 44H160Q172 44 172 56V200Q172 212 160 212H90Q78 212 78 200V56Q78 44 90 44Z', { fill: card, width: 3 }) +
      path('M114 58H136', { width: 2.6 }) +
      circle(125, 176, 17, { fill: rose }) +
      path(
        'M118 170C118 178 123 183 131 183L132.5 179L128.5 177L126.5 178.5C124.5 177.5 123.5 176.5 122.5 174.5L124 172.500L122 168.5Z',
        { fill: card, stroke: card, width: 1 },
      ) +
      path('M96 86H154M96 102H154M96 118H132', { stroke: pink, width: 4 }) +
      path('M56 104C48 118 48 138 56 152M194 104C202 118 202 138 194 152', {
        stroke: rose,
        width: 2.8,
        opacity: mix(0.35, 1, ring),
      }) +
      path('M42 94C30 114 30 142 42 162M208 94C220 114 220 142 208 162', {
        stroke: rose,
        width: 2.8,
        opacity: mix(0.1, 0.8, ring),
      })
    )
  },
}
