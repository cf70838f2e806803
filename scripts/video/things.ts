/** Things that stand in more than one film. Where no place is given they stand on a floor at y = 212, in a drawing 250 wide. */
import { blush, card, fixed, path, pink, rose } from './draw'

/** With the colour of its back given, the back reaches down to the seat, and no cushion need stand before it. */
export const armchair = (back?: string) =>
  (back ? path('M74 140H176V170H74Z', { fill: back, stroke: 'none' }) : '') +
  path('M72 152V98C72 76 84 66 104 66H146C166 66 178 76 178 98V152', { fill: back ?? card, width: 2.8 }) +
  path('M54 146C54 128 82 128 82 146V166H168V146C168 128 196 128 196 146V196H54Z', { fill: pink, width: 2.8 }) +
  path('M82 166V196M168 166V196M66 196V212M184 196V212', { width: 2.6 })

export const cushion = path('M104 150L110 110H140L146 150Z', { fill: blush, stroke: rose, width: 2.2 })

export const sideTable = path('M210 166H246M228 166V212', { width: 2.6 })

/** A glass with steam over it, whose left upper corner is 6 to the left of x. */
export const cup = (x: number, y: number, t: number) =>
  path(
    `M${x - 6} ${y}H${x + 12}V${y + 12}Q${x + 12} ${y + 17} ${x + 7} ${y + 17}H${x - 1}Q${x - 6} ${y + 17} ${x - 6} ${y + 12}Z`,
    {
      fill: card,
      width: 2.2,
    },
  ) +
  path(
    `M${x} ${y - 8}C${fixed(x - 4 + Math.sin(t * 2) * 2)} ${y - 16} ${fixed(x + 5 + Math.sin(t * 2) * 2)} ${y - 20} ${x + 1} ${y - 28}`,
    { stroke: rose, width: 1.8 },
  )

/** A pillow 76 wide, its left upper corner at x, y. */
export const pillow = (x: number, y: number) =>
  path(
    `M${x} ${y}Q${x + 38} ${y - 9} ${x + 76} ${y}Q${x + 82} ${y + 13} ${x + 76} ${y + 26}Q${x + 38} ${y + 33} ${x} ${y + 26}Q${x - 6} ${y + 13} ${x} ${y}Z`,
    { fill: card, width: 2.6 },
  )
