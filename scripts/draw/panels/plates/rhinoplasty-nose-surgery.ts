import { curve, mirrored, pointsOf, stroke } from '../pen'
import { aimed, area, arrow, cut, fill, ink, INK, part, removed, thin, whole } from '../marks'
import { fromLeft, PENCIL } from '../hands'
import { onPerson, person } from '../people'
import type { Sheet } from '../sheet'
import { LAYER } from '../tones'
import { pen } from '../tools'

const over = (x: number, y: number, scale: number, drawn: string) => onPerson('nose', x, y, scale, drawn)

const bridge = '190 136, 187 152, 180 172, 171 192, 161 210, 152 221'
/** The same on bone and cartilage, which lie under the skin. */
const planned = '194 133, 191.4 149, 185.4 166, 177.4 185, 167 204, 157 218'
const plan = aimed(`${bridge}, 148 230, 151 238, 160 242, 173 248`)

/** The skin of the nose opened to the groove beside it: its edge stands at the cheek, a strip of it, seen cut, stays along the bridge. */
const front =
  '191.5 114, 191.4 126, 190 138, 183 149, 174.4 161, 169 173, 164.3 188.7, 157 202, 149 215, 142 227, 140.5 236, 144 244, 155 246, 166 247, 174.5 250.5'
const edge =
  '194.6 118, 197 126, 197 137, 197.5 149, 200.5 159, 207 169, 214 182, 217.5 196, 215 211, 209 224, 203 235, 195 244, 184 248.5, 175 250.5'
const opened = [...pointsOf(front), ...pointsOf(edge).toReversed()]
const strip =
  '191.5 114, 191.4 126, 190 138, 183 149, 174.4 161, 169 173, 164.3 188.7, 157 202, 149 215, 142 227, 140.5 236, 144 244, 155 246, 166 247, 174.5 250.5, 176 248, 166 243.6, 155 242, 148.5 239.5, 146.2 234, 148 227, 153.6 217, 161 204, 168 190, 172.4 174.6, 178 163, 186.4 151.4, 193 140, 194.4 128, 194 116'
const nasal =
  '194.2 119, 194.4 128, 193 140, 186.4 151.4, 178 163, 173.6 172, 180 176.4, 188 181, 191.6 170, 194.6 156, 196.4 142, 196.6 128'
/** The upper jaw's process beside it, down to the rim of the opening. */
const process =
  '196.6 128, 196.4 142, 194.6 156, 191.6 170, 188 181, 195 190, 199.6 202, 200 214, 196 227, 189 238, 196 242, 203 234, 209 223, 214 210, 215.6 196, 212 182, 205.4 169, 199.4 159, 197 148'
const upper =
  '176 168, 173.6 172, 172 176, 168 190, 161 204, 156 213, 166 213, 180 211.4, 191 208, 197 200, 194.4 190, 188 180, 182 172'
const lower =
  '146.8 232, 149 223, 155 216.6, 166 213.4, 180 210.8, 192 210, 198.4 213.6, 196 219.6, 185 222, 173 223.4, 163 226.6, 157.4 231.4, 158.6 236, 167 238.6, 176.6 242, 175.4 247, 164 245, 153 243, 148 238.6'
const septum = '176 170, 190 182, 202 206, 199 230, 186 243, 172 243, 158 240, 150 226, 158 209, 168 190'
/** What the wing of the nose is made of: no cartilage, fat in fibres; the nostril below it. */
const wing =
  '198 214, 203 219, 204 229, 199 239, 190 243, 180 241, 172 238, 164 236, 158 235, 157.6 231.6, 163 227, 173 224, 185 222, 196 219.6'
const BED = '#d99f89'
const under =
  area(BED, opened) +
  area(
    '#c4846f',
    '200 152, 207 167, 214 181, 217.5 196, 215 211, 209 224, 203 235, 196 243, 204 226, 209 208, 209 192, 204 174',
  ) +
  area(LAYER.bone, process, `stroke="${INK}" stroke-width=".9"`) +
  area(
    LAYER.boneShade,
    '199 160, 205.4 169, 212 182, 215.6 196, 214 210, 209 223, 203 234, 196 242, 192 240, 201 226, 206.4 209, 207.6 194, 205 180',
  ) +
  area('#b19a70', '212 182, 215.6 196, 214 210, 209 223, 203 234, 198 240, 206 222, 210.6 206, 211 194') +
  area(BED, wing) +
  area('#b9735f', '204 229, 199 239, 190 243, 180 241, 172 238, 184 237.6, 194 232, 200 221')
const above =
  // The rim of the wing, rounded, over the nostril; below it the nostril's floor.
  area('#5b2c28', '165 231, 173 228.4, 181 230.6, 187 236.6, 181 238.4, 172 236') +
  fill('#8f5242', stroke('162 235, 167 228.4, 175 226.4, 184 228.6, 191 239', 3.6, { from: 0.1, to: 0.1 })) +
  fill('#edc3a8', stroke('163 233, 168 227.6, 175 225.8, 183 227.6, 190 237', 2.6, { from: 0.1, to: 0.1 })) +
  area('#f1d4b8', strip, `stroke="${LAYER.skinShade}" stroke-width=".8"`) +
  ink(
    stroke(
      '191.4 112, 191.4 126, 190 138, 183 149, 174.4 161, 169 173, 164.3 188.7, 157 202, 149 215, 142 227, 140.5 236, 144 244, 155 246.4, 166 247.4, 174.5 251',
      2.2,
    ),
  ) +
  // The edge of the skin stands up a little: it is lit, and throws its shade on what lies beneath.
  thin(curve(edge), '#6b3a2c', 3.4, 'opacity=".38" transform="translate(-2.4 0.6)"') +
  thin(curve(edge), LAYER.skinShade, 4) +
  thin(curve(edge), '#f8e6d4', 2.4, 'transform="translate(0.5 -0.3)"')
const nasalPart =
  area(LAYER.bone, nasal, `stroke="${INK}" stroke-width=".9"`) +
  area('#fbf4e4', '193.6 132, 193 140, 186.4 151.4, 178 163, 174.6 171, 178 170, 184 160, 191 148') +
  area(LAYER.boneShade, '196.6 134, 196.4 142, 194.6 156, 191.6 170, 188 181, 183 178, 188 168, 192 155, 194.6 142')
const upperPart =
  area(LAYER.cartilage, upper, `stroke="${INK}" stroke-width=".9"`) +
  area('#eef5f3', '174 173, 169.6 189, 163 203, 158 212, 163 212, 170 201, 176 187, 178 176') +
  area(LAYER.cartilageShade, '194.4 190, 197 200, 191 208, 180 211.4, 166 213, 178 207, 188 200, 191 191')
const lowerPart =
  area(LAYER.cartilage, lower, `stroke="${INK}" stroke-width=".9"`) +
  area('#eef5f3', '148.6 231, 150.6 224, 156 218, 166 215, 178 213, 168 217.6, 158 222.6, 152.6 229') +
  area(
    LAYER.cartilageShade,
    '198.4 213.6, 196 219.6, 185 222, 173 223.4, 163 226.6, 157.4 231.4, 158.6 236, 167 238.6, 176.6 242, 175.4 247, 168 243, 157 240, 153.6 234, 157 227, 168 220.6, 184 218',
  )
const FRAME = `<g id="un">${whole(under)}</g><g id="ab">${whole(above)}</g><g id="na">${whole(nasalPart)}</g><g id="lo">${whole(lowerPart)}</g>`
const frame = (parts: string, cuts = '') => `<use href="#un"/>${parts}${cuts}<use href="#ab"/>`
const [NASAL, LOWER] = ['<use href="#na"/>', '<use href="#lo"/>']
/** Bone and cartilage as they lie, with nothing done to them: for the film on the nose. */
export const BUILT = under + upperPart + nasalPart + lowerPart + above
const hump =
  '193.6 137, 186.4 151.4, 178 163, 172.4 174.6, 168 190, 161 204, 156 214, 158 216.6, 167 204, 177.4 185, 185.4 166, 191.4 149'
const septumPart =
  area('#bfd0ce', septum, `stroke="${INK}" stroke-width=".9"`) +
  area(LAYER.cartilageShade, '202 206, 199 230, 186 243, 172 243, 186 236, 194 222, 196 206')
const taken = '182 196, 193 201, 197.6 218, 192 232, 181 234, 172 227, 172 210'
/** The cut low along the process of the jaw: it ends in front of the corner of the eye and well below it. */
const LOW = '199.6 219, 204 208, 205.6 196, 203.4 183, 198 171'

/** The nose from below, drawn larger than life. */
const below = (() => {
  const nose =
    '120 52, 146 60, 164 92, 186 124, 198 152, 188 172, 164 174, 146 178, 132 188, 120 190, 108 188, 94 178, 76 174, 52 172, 42 152, 54 124, 76 92, 94 60'
  const nostril = '107 112, 100 102, 91 110, 79 128, 68 148, 65 161, 74 169, 90 166, 101 156, 106 143, 108 128'
  const depth = '103 122, 97 116, 88 128, 78 145, 74 158, 81 163, 91 159, 99 149, 102 136'
  // Within the nostril along the edge of the cartilage, not on the rim; it meets the cut across the strip.
  const hidden = ['107 141, 102 133, 102.5 120, 97 110, 89 120, 79 138, 73 152']
    .flatMap((line) => [line, mirrored(line)])
    .map((line) => curve(line))
    .join('')
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
    area(LAYER.skinShade, '130 112, 131 134, 134 158, 142 172, 132 186, 121 187, 126 150') +
    area('#8f5242', nostril) +
    area('#8f5242', mirrored(nostril)) +
    area('#4b2325', depth) +
    area('#4b2325', mirrored(depth)) +
    ink(
      stroke('94 60, 76 92, 54 124, 42 152, 52 172, 76 175, 92 178', 2),
      stroke('108 53, 132 52, 146 60, 164 92, 186 124, 198 152, 188 172, 164 175, 148 178', 3),
      stroke('104 188, 112 191, 120 190, 128 191, 137 187', 1.4),
      stroke('110 200, 104 220, 101 231', 1),
      stroke('130 200, 136 220, 139 231', 1.2),
      stroke('66 152, 79 128, 91 110, 100 102, 107 111', 1.5),
      stroke('133 111, 140 102, 149 110, 161 128, 174 152', 1.5),
    ) +
    thin(hidden, '#b3264f', 2.4) +
    cut('106 142, 113 139, 120 133', 3) +
    cut('120 133, 127 139, 134 142', 3)
  )
})()

const GRIP =
  '30 170, 52 152, 66 138, 76 120, 86 100, 98 82, 109 71, 118 71, 119 79, 111 91, 106 103, 108 109, 120 97, 135 87, 151 86, 163 92, 165 100, 158 104, 148 100, 138 102, 129 110, 142 108, 162 109, 183 116, 196 124, 198 133, 190 137, 172 130, 150 127, 131 130, 148 131, 170 136, 188 144, 194 152, 190 159, 181 157, 163 150, 144 147, 129 150, 144 154, 161 160, 173 167, 177 174, 172 180, 164 178, 147 171, 130 169, 114 176, 96 187, 74 197, 50 208, 40 190'
/** Asleep on the back: the plate of the profile with its axes changed, so that the lamp stays where it is. */
const asleep =
  fill('#dbe4e3', 'M0 160C40 190 60 208 100 214c50 8 80 4 110-6v36H0z') +
  `<g transform="matrix(0 .56 .56 0 -22 12)"><use href="#nose"/></g>` +
  area('#8fb3b6', '204 108, 222 122, 246 128, 246 246, 160 246, 186 204, 200 170, 206 140') +
  area('#6d9598', '222 140, 246 148, 246 246, 196 246, 210 196') +
  ink(stroke('204 108, 222 122, 246 128', 2), stroke('204 112, 206 140, 200 170, 186 204, 160 246', 1.6)) +
  fill(INK, stroke('134 54, 138 36, 154 25, 188 22, 248 36', 14, { from: 1, to: 1 })) +
  fill('#e4eeee', stroke('134 54, 138 36, 154 25, 188 22, 248 36', 11.6, { from: 1, to: 1 })) +
  thin('M146 24l7 9M166 17l3 12', '#8fa6aa', 1.1) +
  `<path fill="#eef7f7" fill-opacity=".5" stroke="${INK}" stroke-width="1.6" d="${curve(
    '74 112, 84 94, 100 80, 118 70, 138 70, 154 82, 168 102, 178 118, 162 122, 120 122, 90 119',
    { loop: true },
  )}"/>` +
  area(
    '#a9c6c9',
    '70 110, 90 115, 120 118, 154 118, 178 112, 185 120, 168 129, 128 130, 92 127, 70 119',
    `fill-opacity=".93" stroke="${INK}" stroke-width="1"`,
  ) +
  fill('#d5e2e3', 'M119 72l5-28 20 1 1 27z', `stroke="${INK}" stroke-width="1.2"`) +
  // The hand that holds it, from the head of the table: thumb and index press it on, the others lift the jaw.
  area('#c99a72', '-8 202, 20 180, 40 166, 58 206, 30 220, -8 242', `stroke="${INK}" stroke-width="1.6"`) +
  area('#a9734f', '-8 226, 24 210, 54 194, 58 206, 30 220, -8 242') +
  part('#b4d0cf', GRIP, 2) +
  area(
    '#86aeb1',
    '46 202, 78 184, 104 166, 128 158, 128 163, 150 162, 174 173, 172 180, 164 178, 147 171, 130 169, 114 176, 96 187, 74 197, 50 208',
  ) +
  area('#86aeb1', '128 144, 148 142, 172 149, 191 155, 190 159, 181 157, 163 150, 144 147, 129 150') +
  area('#86aeb1', '128 125, 152 122, 176 127, 196 131, 190 137, 172 130, 150 127, 131 130') +
  area('#86aeb1', '124 107, 137 97, 150 96, 164 99, 158 104, 148 100, 138 102, 129 110') +
  area('#dcebe8', '36 171, 58 152, 72 138, 82 118, 96 92, 110 75, 115 76, 102 97, 96 116, 84 140, 62 162, 42 177') +
  area('#dcebe8', '112 108, 122 99, 136 90, 150 89, 138 93, 126 101, 118 112') +
  thin('M139 91q4 3 4 8M160 112q3 5 1 12M166 138q3 4 0 10M100 88q4 1 7 6M90 148q9-8 12-26M34 176q10 12 13 29', INK, 1.1)

const splint =
  '188 141, 183 151, 176 163, 168 178, 159 196, 151 208, 160 217, 182 216, 201 208, 208 192, 204 172, 200 156, 198 144, 193 137'
const tape = (points: string) =>
  fill('#f4ece2', stroke(points, 13, { from: 1, to: 1 }), `stroke="${INK}" stroke-width=".8"`) +
  thin(curve(points), '#cdbfb2', 1.4, 'transform="translate(0 3)"')

const LID =
  fill('#e3bd99', 'M206 124C200 130 197.600 139 199.600 147 208 153 226 153 240 146 236 134 222 124 206 124z') +
  fill('#f3dcc6', 'M206 127C202 132 200 138 200.600 144 208 144 217 140 224 132 219 128 212 126 206 127z') +
  fill('#c99a72', 'M200 147C212 149 224 146 232 137 236 140 238 143 240 146 226 153 208 153 200 147z') +
  fill('#c08f6c', 'M201 149C203 157 212 162 222 161 232 159 238 154 241 147 226 155 210 155 201 149z', 'opacity=".5"') +
  ink(stroke('199 147, 206 152, 216 154, 228 152, 243 145', 3, { from: 0.6, to: 0.1 })) +
  thin(
    'M201 149q-4 3-9 1M203 151q-3 5-9 5M207 153q-3 5-8 7M212 154q-1 5-5 8M217 154q1 5-2 8M223 154q2 3 2 6M229 152q2 3 3 5',
    INK,
    1.2,
  ) +
  thin('M208 123q-11 9-8 24', INK, 1.2) +
  thin('M206 123c18-4 28 12 40 23', '#93603f', 1.5) +
  thin('M208 161q12 6 26-3', '#a9734f', 1)

/** Her tones on whole units; her contour and her lids keep their tenths. */
const lined = /<path d="M209.*?\/>/s
// The lamp lies on the cheekbone from the temple to below the eye, in one plane.
const nose = person('nose')
  .replace(
    /M250 164c14-6.*?-23z/s,
    'M268 96c10-6 26-4 31 4 3 8 1 18 6 26 7 11 24 18 23 28-1 9-16 18-30 23-16 6-30 17-46 18-12 1-20-8-18-16 2-10 20-14 26-24 6-11-2-24 6-32 5-7-4-20 2-27z',
  )
  // Asleep or at rest: the upper lid lies over the globe from its fold to the lashes, its front just behind the root of the nose; the lashes
  // of the front stand free, those at the back lie along the lid.
  .replace(/<path fill="#e3bd99".*<\/g>$/s, `<use href="#lid"/></g>`)
const her = whole(nose.replace(lined, '<use href="#her"/>'))
  .replace('<use href="#her"/>', lined.exec(nose)?.[0] ?? '')
  .replace('<use href="#lid"/>', LID)

export const plate: Sheet = {
  slug: 'rhinoplasty-nose-surgery',
  title: 'Nose surgery, step by step',
  desc: '1: the planned bridge on the profile. 2: asleep under a mask that a hand holds. 3: the nose from below, cuts inside the nostrils and across the strip between them. 4: bone and cartilage, the hump taken away. 5: cartilage of the septum or the ear for tip and bridge. 6: a splint, fine stitches.',
  defs: her + FRAME + PENCIL,
  panels: [
    { steps: '1', body: over(56, 44, 0.8, plan + fromLeft(pen(), 172, 189, 176, 59, 0.8)) },
    { steps: '2', body: whole(asleep) },
    { steps: '3', body: below },
    {
      steps: '4',
      body: over(110, 88, 1.3, frame(upperPart + NASAL + LOWER, removed(hump) + cut(LOW, 2)) + aimed(planned)),
    },
    {
      steps: '5',
      body: over(
        118,
        90,
        0.66,
        frame(septumPart + removed(taken) + NASAL) +
          area(
            LAYER.cartilage,
            '190 140, 182 155, 174 170, 168.6 185, 161 201, 166 203, 174.6 187, 181 172, 188 157',
            `stroke="${INK}" stroke-width="1.2"`,
          ) +
          area(LAYER.cartilage, '150 229, 156 227, 170 242, 166 246', `stroke="${INK}" stroke-width="1.2"`) +
          removed('420 168, 434 166, 440 182, 430 200, 416 198, 412 182') +
          arrow('404 190, 340 214, 262 206, 190 172', 4.6) +
          arrow('182 222, 174 228, 169 231', 3.4),
      ),
    },
    {
      steps: '6',
      body: over(
        92,
        44,
        0.8,
        `<path fill="#f7f4ef" stroke="${INK}" stroke-width="1.8" d="${curve(splint, { loop: true })}"/>` +
          area('#d3d5d6', '200 156, 204 172, 208 192, 201 208, 182 216, 193 201, 197 184, 193 160, 195 142') +
          `<path fill="url(#h)" d="${curve('200 156, 204 172, 208 192, 201 208, 192 212, 197 184, 196 160', { loop: true })}"/>` +
          tape('179 160, 206 168, 240 186') +
          tape('158 197, 190 198, 232 209') +
          thin('M159 242l2 6M164 243l2 6M169 245l2 6', '#2f3f6b', 1.4),
      ),
    },
  ],
}
