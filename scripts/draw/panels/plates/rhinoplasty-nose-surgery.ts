import { curve, mirrored, moved, stroke } from '../pen'
import { aimed, area, arrow, cut, fill, ink, INK, removed, stitches, thin } from '../marks'
import { onPerson, person } from '../people'
import type { Sheet } from '../sheet'
import { LAYER } from '../tones'
import { pen, placed } from '../tools'

const over = (x: number, y: number, scale: number, drawn: string) => onPerson('nose', x, y, scale, drawn)

const bridge = '190 136, 187 152, 180 172, 171 192, 161 210, 152 221'
const plan = aimed(`${bridge}, 148 230, 151 238, 160 242, 173 248`)

/** Skin laid open along the groove between nose and cheek: its bed, the bones, the cartilages. */
const bed =
  '191 106, 199 113, 202 130, 202 150, 206 165, 214 180, 217 195, 215 214, 206 232, 191 246, 174 251, 150 246, 142 233, 147 218, 166 190, 176 160, 190 138'
const nasal = '193 111, 198 118, 199 134, 197 150, 196 167, 194 181, 177 174, 184 158, 191 144, 193 128'
/** Where skin and fat are laid back. */
const edge = '194 108, 200 114, 202 130, 202 150, 206 165, 214 180, 217 195, 215 214, 206 232, 191 246, 176 250'
/** The upper jaw's process beside it, down to the rim of the opening. */
const process =
  '200 126, 201 136, 201 150, 204 165, 211 179, 214 194, 211 214, 203 230, 197 214, 199 197, 194 181, 196 167, 197 150, 199 136'
const upper = '177 176, 195 183, 198 196, 193 204, 178 207, 158 210, 166 194'
const lower =
  '146 226, 154 216, 170 211, 188 209, 199 214, 199 222, 188 226, 174 227, 162 232, 156 238, 166 244, 178 248, 166 251, 150 245, 144 236'
const septum = '176 178, 190 190, 204 214, 200 236, 184 248, 170 244, 158 238, 150 224, 160 206'
const frame = (parts: string) =>
  thin(curve(edge), LAYER.fat, 10, 'opacity=".55"') +
  thin(curve(moved(edge, 5.5, 1)), LAYER.skinShade, 1.4) +
  area(LAYER.dermis, bed) +
  thin(curve(edge), LAYER.fat, 3) +
  `<path fill="url(#b)" stroke="${INK}" stroke-width="1" d="${curve(nasal, { loop: true })}${curve(process, { loop: true })}"/>` +
  area(LAYER.boneShade, '197 124, 199 136, 197 150, 196 167, 194 181, 188 178, 191 162, 194 146', 'opacity=".75"') +
  area(LAYER.boneShade, '201 150, 204 165, 211 179, 214 194, 211 214, 203 230, 208 208, 207 190, 203 174', 'opacity=".75"') +
  ink(stroke('191 108, 192 124, 188 142, 178 158, 172 174, 163 192, 150 211, 141 226, 141 240, 150 247, 172 250', 2.2)) +
  parts
const upperPart =
  area(LAYER.cartilage, upper, `stroke="${INK}" stroke-width=".9"`) +
  area(LAYER.cartilageShade, '197 192, 198 198, 193 204, 178 207, 166 209, 180 203, 190 198')
const lowerPart =
  area(LAYER.cartilage, lower, `stroke="${INK}" stroke-width=".9"`) +
  area(LAYER.cartilageShade, '199 217, 199 222, 188 226, 174 227, 162 232, 156 238, 153 236, 160 227, 174 222, 188 220') +
  area(LAYER.cartilageShade, '202 226, 208 221, 207 229, 201 234', `stroke="${INK}" stroke-width=".7"`)
/** Bone and cartilage as they lie, with nothing done to them: for the film on the nose. */
export const BUILT = frame(upperPart + lowerPart)
const hump = '190 141, 182 157, 176 174, 166 194, 159 208, 164 206, 173 192, 182 173, 188 154'
const septumPart = area('#bfd0ce', septum, `stroke="${INK}" stroke-width=".9"`)
const taken = '180 198, 192 203, 197 220, 192 234, 180 236, 170 228, 170 212'

/** The nose from below, drawn larger than life. */
const below = (() => {
  const nose =
    '120 52, 146 60, 164 92, 186 124, 198 152, 188 172, 164 174, 146 178, 132 188, 120 190, 108 188, 94 178, 76 174, 52 172, 42 152, 54 124, 76 92, 94 60'
  const nostrils = [
    '105 122, 97 118, 85 131, 74 148, 72 158, 82 160, 95 152, 104 138',
    '135 122, 143 118, 155 131, 166 148, 168 158, 158 160, 145 152, 136 138',
  ]
  const depths = [
    '101 128, 96 126, 87 136, 78 149, 78 156, 85 156, 94 149, 100 138',
    '139 128, 145 126, 154 136, 163 149, 163 156, 156 156, 147 149, 141 138',
  ]
  const rim = '106 134, 105 121, 96 118, 84 131, 73 148'
  return (
    fill(LAYER.skin, 'M0 0h240v240H0z') +
    fill('#f3dcc6', 'M0 0h150C96 40 60 90 34 150 24 172 10 190 0 196z') +
    area(LAYER.skinShade, '206 132, 226 160, 244 200, 244 244, 86 244, 104 214, 136 202, 176 196, 204 180') +
    area(LAYER.skin, '112 194, 128 194, 140 218, 146 246, 94 246, 100 218') +
    area('#f3dcc6', '114 198, 119 198, 118 220, 112 244, 100 244, 106 220') +
    area('#b5675c', '60 246, 84 236, 104 230, 120 235, 136 230, 158 236, 182 246') +
    area(LAYER.skin, nose) +
    area('#f3dcc6', '116 56, 98 66, 80 98, 60 126, 50 150, 58 160, 66 140, 84 122, 104 100, 122 84, 134 70') +
    area(LAYER.skinShade, '146 62, 164 92, 186 124, 198 152, 188 172, 166 174, 178 160, 172 134, 152 108, 140 86') +
    `<path fill="url(#h)" d="${curve('152 76, 164 92, 186 124, 198 152, 188 172, 170 174, 182 158, 174 128, 156 102', {
      loop: true,
    })}"/>` +
    area(LAYER.skinShade, '126 118, 130 140, 134 164, 130 184, 121 186, 124 160') +
    nostrils.map((one) => area('#7a3f35', one)).join('') +
    depths.map((one) => area('#4b2325', one)).join('') +
    ink(
      stroke('94 60, 76 92, 54 124, 42 152, 52 172, 76 175, 92 178', 2),
      stroke('108 53, 132 52, 146 60, 164 92, 186 124, 198 152, 188 172, 164 175, 148 178', 3),
      stroke('104 188, 112 191, 120 190, 128 191, 137 187', 1.4),
      stroke('110 200, 104 220, 101 231', 1),
      stroke('130 200, 136 220, 139 231', 1.2),
      stroke('46 168, 34 160, 30 146', 1.4),
      stroke('195 168, 208 160, 212 146', 1.8),
      stroke('112 118, 110 132, 108 146', 0.9),
    ) +
    cut(rim, 2.2) +
    cut(mirrored(rim), 2.2) +
    cut('107 152, 114 152, 120 144', 3) +
    cut('120 144, 126 152, 134 152', 3)
  )
})()

/** Asleep on the back: the plate of the profile with its axes changed, so that the lamp stays where it is. */
const asleep =
  fill('#dbe4e3', 'M0 160C40 190 60 208 100 214c50 8 80 4 110-6v36H0z') +
  `<g transform="matrix(0 .56 .56 0 -22 12)"><use href="#nose"/></g>` +
  area('#8fb3b6', '204 108, 222 122, 246 128, 246 246, 160 246, 186 204, 200 170, 206 140') +
  area('#6d9598', '222 140, 246 148, 246 246, 196 246, 210 196') +
  ink(
    stroke('204 108, 222 122, 246 128', 2),
    stroke('204 112, 206 140, 200 170, 186 204, 160 246', 1.6),
    stroke('214 136, 220 176, 206 240', 1.1),
  ) +
  fill(INK, stroke('136 44, 152 26, 188 22, 248 36', 14, { from: 1, to: 1 })) +
  fill('#e4eeee', stroke('136 44, 152 26, 188 22, 248 36', 11.6, { from: 1, to: 1 })) +
  thin('M149 22l7 10M166 17l3 12M184 16v12M202 18l-1 12M220 22l-3 12', '#8fa6aa', 1.1) +
  `<path fill="#eef7f7" fill-opacity=".5" stroke="${INK}" stroke-width="1.6" d="${curve(
    '74 112, 84 94, 100 80, 118 70, 138 70, 154 82, 168 102, 178 118, 162 122, 120 122, 90 119',
    { loop: true },
  )}"/>` +
  fill('#fff', stroke('88 100, 100 87, 114 79', 3.4), 'opacity=".85"') +
  area(
    '#a9c6c9',
    '70 110, 90 115, 120 118, 154 118, 178 112, 185 120, 168 129, 128 130, 92 127, 70 119',
    `fill-opacity=".93" stroke="${INK}" stroke-width="1"`,
  ) +
  fill('#d5e2e3', 'M119 72l5-28 20 1 1 27z', `stroke="${INK}" stroke-width="1.2"`)

const splint =
  '190 118, 186 138, 178 154, 169 174, 159 194, 151 208, 160 218, 182 216, 204 208, 213 186, 211 160, 213 138, 208 122, 198 113'
const tape = (points: string) =>
  fill('#f4ece2', stroke(points, 13, { from: 1, to: 1 }), `stroke="${INK}" stroke-width=".8"`) +
  thin(curve(moved(points, 0, 3)), '#cdbfb2', 1.4)

export const plate: Sheet = {
  slug: 'rhinoplasty-nose-surgery',
  title: 'Nose surgery, step by step',
  desc: '1: the planned bridge on the profile. 2: asleep under a mask. 3: the nose from below, cuts inside the nostrils and across the strip between them. 4: bone and cartilage, the hump taken away. 5: cartilage of the septum or the ear for tip and bridge. 6: a splint, fine stitches.',
  defs: person('nose'),
  panels: [
    { steps: '1', body: over(92, 44, 0.8, plan + placed(pen(), 146, 221, 152, 0.9)) },
    { steps: '2', body: asleep },
    { steps: '3', body: below },
    {
      steps: '4',
      body: over(
        112,
        72,
        1.12,
        frame(upperPart + lowerPart + removed(hump) + cut('205 222, 206 198, 205 178, 210 150', 2)) +
          aimed('190 136, 187 152, 180 172, 171 192, 161 210'),
      ),
    },
    {
      steps: '5',
      body: over(
        118,
        90,
        0.66,
        frame(septumPart + removed(taken) + lowerPart.replace('fill=', 'fill-opacity=".55" fill=')) +
          area(
            LAYER.cartilage,
            '186 144, 180 162, 172 180, 163 198, 168 200, 178 182, 187 162',
            `stroke="${INK}" stroke-width="1.2"`,
          ) +
          area(LAYER.cartilage, '150 226, 158 224, 172 246, 166 250', `stroke="${INK}" stroke-width="1.2"`) +
          removed('420 168, 434 166, 440 182, 430 200, 416 198, 412 182') +
          arrow('404 190, 340 214, 270 214, 214 190', 4.6) +
          arrow('184 226, 178 230, 174 232', 3),
      ),
    },
    {
      steps: '6',
      body: over(
        92,
        44,
        0.8,
        `<path fill="#f7f4ef" stroke="${INK}" stroke-width="1.8" d="${curve(splint, { loop: true })}"/>` +
          area('#d3d5d6', '213 138, 211 160, 213 186, 204 208, 182 216, 193 200, 201 180, 200 150, 206 124') +
          `<path fill="url(#h)" d="${curve('213 138, 211 160, 213 186, 204 208, 192 212, 201 180, 204 150', { loop: true })}"/>` +
          tape('177 158, 206 166, 240 184') +
          tape('158 197, 190 198, 232 209') +
          stitches('158 244, 163 246, 168 248, 172 250', 5),
      ),
    },
  ],
}
