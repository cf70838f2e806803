/** What is done on the face, seen from the front, in the 480 units of its plate, about an upright at MIDDLE. */
import { curve, stroke } from './pen'
import { area, fill, part, thin, whole } from './marks'
import { onPerson } from './people'

export const MIDDLE = 228
/** Her head turned to the left, so that one cheek is whole; in the 480 units of its plate, (x, y) the upper left corner. */
export const aside = (drawn: string, x = 84, y = 2, scale = 0.76): string => onPerson('aside', x, y, scale, drawn)

/** Shields over both eyes, on a strap: the far one ends at the bridge of the nose, the strap runs above the ear and round the head. */
export const asideShields = (): string =>
  // They stand off the face: their shade lies under and to the right of them.
  fill(
    '#7a4a38',
    'M177 120Q188 134 214 134 252 130 258 102 265 120 246 133 222 144 196 137 181 131 177 120zM117 114Q125 124 137 120 148 113 151 98 156 111 149 121 138 130 127 127 118 122 117 114z',
    'opacity=".4"',
  ) +
  fill(
    '#4d4550',
    stroke('250 98, 292 96, 332 90, 372 82, 403 74', 6, { from: 1, to: 0.8 }) +
      stroke('146 92, 160 87, 176 92', 5.4, { from: 1, to: 1 }),
  ) +
  fill('#8d8593', stroke('254 96, 292 94, 332 88, 372 80, 401 73', 1.6)) +
  part('#4d4550', '112 92, 120 81, 134 79, 147 86, 150 98, 145 112, 132 118, 119 114', 1.6) +
  fill('#b3bfc2', 'M118 97Q119 85 132 85 144 87 144 99 142 111 131 112 118 110 118 97z') +
  part('#4d4550', '170 100, 180 82, 208 74, 240 80, 255 98, 246 119, 216 128, 184 121', 1.8) +
  fill('#b3bfc2', 'M178 101Q184 84 210 82 243 83 246 100 243 118 215 120 182 117 178 101z') +
  fill('#74858b', 'M236 87Q254 98 242 111 230 122 200 119 222 111 231 103 238 96 236 87z') +
  thin('M173 100Q182 84 208 77M114 92Q120 84 133 81', '#968e9c', 1.6) +
  fill('#f4f8f8', 'M184 105Q187 91 208 86 195 94 190 104zM121 99Q124 90 134 88 127 92 124 99z')

/**
 * Cream on that cheek, drawn out by a spatula and left there: a thin film through which the skin is seen, thicker where the strokes
 * end and begin; it frays where they ran out, and each ridge has a soft light and a soft shade.
 */
export const creamed = (): string =>
  '<filter id="cf"><feGaussianBlur stdDeviation="2.4"/></filter>' +
  fill(
    '#fdf8f0',
    'M182 160Q186 138 216 136 250 108 292 108 316 114 304 138 296 164 266 176 244 194 218 192 206 190 204 178 186 174 182 160z',
    'filter="url(#cf)" opacity=".5"',
  ) +
  fill(
    '#fdf8f0',
    'M187 162Q190 147 218 143 246 117 293 113 300 115 291 119L270 126Q290 124 296 127 296 132 262 142 282 140 285 144 282 152 252 161 268 162 266 167 254 172 244 178 250 180 246 184 214 196 212 184 196 180 202 172L187 162z',
    'opacity=".56"',
  ) +
  fill(
    '#9b7359',
    'M195 172Q240 168 268 146 242 175 195 172zM212 191Q236 186 250 176 236 193 212 191zM197 162Q230 155 258 136 236 160 197 162z',
    'opacity=".34"',
  ) +
  fill(
    '#fffdfa',
    'M190 154Q226 150 284 118 244 156 195 161 187 159 190 154zM197 165Q238 163 272 142 240 170 199 172 193 170 197 165zM214 183Q232 182 250 172 236 187 216 190 210 187 214 183z',
    'opacity=".66"',
  )

/** All that is as deep, of a patch that a filter reads. */
const sheets = (share: number, ...outlines: string[]) =>
  fill('#000', outlines.map((outline) => curve(outline, { loop: true })).join(''), `opacity="${share}"`)
/**
 * Melasma of that head, alike on both sides: over the cheekbones, sparing the lids, on the forehead beside its middle and on the upper lip beside the groove. Each
 * patch is deepest over its middle and runs out as lace: a blur of it and an even noise, of which only the sum above a measure is seen, in two steps of her own
 * brown upon every tone alike.
 */
export const patched = (): string => {
  return (
    '<filter id="mz" x="-.1" y="-.1" width="1.2" height="1.2" color-interpolation-filters="sRGB"><feTurbulence type="fractalNoise" baseFrequency=".1" numOctaves="3" seed="2" result="n"/><feGaussianBlur in="SourceGraphic" stdDeviation="3.4"/><feComposite in2="n" operator="arithmetic" k2="1" k3="1.1" k4="-.85"/><feColorMatrix values="0 0 0 0 .63 0 0 0 0 .39 0 0 0 0 .2 0 0 0 1 0"/><feComponentTransfer><feFuncA type="table" tableValues="0 .04 .5 .6 .7 .9 1"/></feComponentTransfer></filter>' +
    `<g filter="url(#mz)" style="mix-blend-mode:multiply" opacity=".52">${whole(
      sheets(
        0.66,
        '184 140, 196 127, 222 124, 248 121, 270 114, 288 111, 296 120, 286 140, 266 158, 242 170, 216 172, 194 164, 184 152',
        '111 132, 118 121, 130 121, 141 130, 143 144, 136 156, 125 160, 115 148',
        '170 42, 180 28, 206 23, 232 30, 248 44, 244 56, 224 53, 202 46, 182 52',
        '122 44, 128 30, 142 26, 153 34, 152 46, 140 48, 127 55',
      ) +
        sheets(
          0.8,
          '170 170, 184 171, 198 178, 207 189, 204 196, 196 192, 184 184, 170 179',
          '146 170, 154 171, 152 179, 145 184, 137 190, 136 180',
        ) +
        sheets(
          1,
          '200 142, 226 136, 254 132, 276 123, 282 126, 270 142, 252 156, 226 164, 204 156',
          '120 130, 127 126, 134 134, 135 146, 126 151, 120 142',
        ),
    )}</g>`
  )
}

/** What a resting head lies on. */
export const pillow = (): string =>
  part('#f3ece4', '-14 60, 40 20, 200 20, 254 60, 258 150, 200 246, 40 246, -20 150', 1.6) +
  area('#cfc2b8', '222 30, 258 150, 200 246, 120 246, 214 170')
