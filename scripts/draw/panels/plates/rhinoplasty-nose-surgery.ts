import { curve, pointsOf, stroke } from '../pen'
import { aimed, area, arrow, cut, eased, fill, ink, INK, marked, removed, thin, whole } from '../marks'
import { writing } from '../grip'
import { fromLeft, near, PENCIL_NEAR } from '../hands'
import { onPerson, person } from '../people'
import type { Sheet } from '../sheet'
import { LAYER } from '../tones'
import { pen } from '../tools'
import { ear } from './chin-lift'

const over = (x: number, y: number, scale: number, drawn: string) => onPerson('nose', x, y, scale, drawn)

const bridge = '190 136, 187 152, 180 172, 171 192, 161 210, 152 221'
/** The same on bone and cartilage, which lie under the skin. */
const planned = '194 133, 191.4 149, 185.4 166, 177.4 185, 167 204, 157 218'
const plan = aimed(`${bridge}, 148 230, 151 238, 160 242, 173 248`)

/** The profile when it is done, as it was planned: lower along the bridge, the tip a little back; and what is then air. */
const done = '191.4 114, 191.4 126, 190 137, 187 152, 180 172, 171 192, 161 210, 152 221, 148 230, 150.5 238, 160 242.4, 174 249'
const air =
  '188 118, 186 131, 179 147, 170 160, 164 173, 159 188, 144 213, 137 229, 137 241, 145 249, 160 251, 173 254, 175 250.5'
const away = area('var(--g)', [...pointsOf(air), ...pointsOf(done).toReversed()]) + ink(stroke(done, 2.8, { from: 0.6, to: 0.5 }))

/** The skin of the nose opened to the groove beside it: its edge stands at the cheek, a strip of it, seen cut, stays along the bridge. */
const front =
  '191.5 114, 191 130, 183 149, 174.4 161, 169 173, 164.3 188.7, 149 215, 141.5 229, 141 239, 147 245, 160 246.6, 174.5 250.5'
const edge = '194.6 118, 197.4 132, 198 150, 207 169, 216 188, 216 207, 207 228, 194 244.4, 175 250.5'
const opened = [...pointsOf(front), ...pointsOf(edge).toReversed()]
const strip = `${front}, 176 247.6, 160 242.6, 149 239.6, 146.2 234, 149 225, 161 204, 168 190, 172.4 174.6, 178 163, 186.4 151.4, 193 140, 194.4 116`
const nasal =
  '194.2 119, 194.4 128, 193 140, 186.4 151.4, 178 163, 173.6 172, 180 176.4, 188 181, 191.6 170, 194.6 156, 196.4 142, 196.6 128'
/** The upper jaw's process beside it, down to the rim of the opening. */
const process =
  '196.6 128, 196.4 142, 194.6 156, 191.6 170, 188 181, 195 190, 199.6 202, 200 214, 196 227, 189 238, 196 242, 203 234, 209 223, 214 210, 215.6 196, 212 182, 205.4 169, 199.4 159, 197 148'
const upper =
  '176 168, 173.6 172, 172 176, 168 190, 161 204, 156 213, 166 213, 180 211.4, 191 208, 197 200, 194.4 190, 188 180, 182 172'
const lower =
  '146.8 232, 149 223, 155 216.6, 166 213.4, 180 210.8, 192 210, 198.4 213.6, 196 219.6, 185 222, 173 223.4, 163 226.6, 157.4 231.4, 158.6 236, 167 238.6, 176.6 242, 175.4 247, 164 245, 153 243, 148 238.6'
/**
 * The wall between both sides, once the side that is nearer is lifted away: cartilage in front, behind it the upright plate of thin bone that comes down
 * from the skull, and the ploughshare from below. Its upper edge is low: the bridge has sunk.
 */
const septum =
  '186 172, 177 191, 167 207, 158 218, 155 225, 160 233, 169 241, 178 246, 190 241, 203 230, 214 217, 213 204, 205 190, 196 178'
const plateBone = '199 150, 194 162, 188 173, 196 178, 205 190, 213 204, 214 217, 232 209, 242 196, 232 180, 218 168, 206 158'
const plough = '214 217, 203 230, 190 241, 178 246, 178 251, 192 251, 208 247, 226 236, 240 216, 242 198, 232 208'
const lowered = '195 120, 196 132, 194.4 144, 190.4 157, 185 170, 189 174, 194 163, 197.4 150, 198 136, 197.4 126'
/** The opening is wider here, as far as the ploughshare. */
const wide = '195 118, 199 134, 202 150, 212 163, 228 172, 240 188, 241 208, 231 230, 208 246, 176 250.5'
const strip5 = `${done}, 174 245, 160 238.6, 154.4 235.6, 152 230, 155 223, 164 212, 174.4 193.6, 183.4 173.4, 190 153, 193 139, 194.6 118`
/** What the wing of the nose is made of: no cartilage, fat in fibres, rounded over the nostril. */
const wing =
  '198.4 213.6, 203.6 220, 205 229, 201 239, 194 245.4, 190.6 242, 184 236.4, 176 233, 168 232.6, 160 235, 157.6 231.6, 163 227, 173 224, 185 222, 196 219.6'
/** Its rim, a seam of skin; the nostril opens downwards below it, towards the strip between both. */
const rim = '156.6 237, 161 234.4, 168 232.4, 176 232.8, 184 236.4, 190.4 242.4'
const BED = '#d99f89'
const under =
  area(BED, opened) +
  area('#c4846f', '200 152, 207 167, 214 181, 217.5 196, 215 211, 209 224, 203 235, 196 243, 204 226, 209 208, 209 192, 204 174')
const side =
  area(LAYER.bone, process, `stroke="${INK}" stroke-width=".9"`) +
  area(
    LAYER.boneShade,
    '199 160, 205.4 169, 212 182, 215.6 196, 214 210, 209 223, 203 234, 196 242, 192 240, 201 226, 206.4 209, 207.6 194, 205 180',
  )
const wingPart =
  area('#4d2039', '159 236, 168 233, 177 234, 185 238, 191 244, 184 245.6, 177 243, 168 240') +
  area('#eccb96', wing, `stroke="${INK}" stroke-width=".9"`) +
  area('#d0a06a', '198.4 213.6, 203.6 220, 205 229, 201 239, 194 245.4, 187 239, 193 235, 197 227, 196 219.6') +
  thin('M168 227q8 0 14 6M177 225q10 2 15 11M187 223.600q8 3 10 11', '#fbf0d2', 1.6) +
  thin(curve(rim), INK, 4.6) +
  thin(curve(rim), '#f1d4b8', 3)
/** The edge of the skin stands up a little: it is lit, and throws its shade on what lies beneath. */
const lipOf = (line: string) =>
  fill('#6b3a2c', stroke(line, 4.4, { from: 0.1, to: 0.1 }), 'opacity=".38" transform="translate(-2.4 -1)"') +
  fill(LAYER.skinShade, stroke(line, 4.6, { from: 0.12, to: 0.25 })) +
  fill('#f8e6d4', stroke(line, 2.8, { from: 0.1, to: 0.2 }), 'transform="translate(.5 -.3)"')
const above = area('#f1d4b8', strip, `stroke="${LAYER.skinShade}" stroke-width=".8"`) + thin(curve(front), INK, 1.6) + lipOf(edge)
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
/** Bone and cartilage as they lie, with nothing done to them: for the film on the nose. */
export const BUILT = under + side + upperPart + nasalPart + wingPart + lowerPart + above
/** What the film lights, one after another, and its outline. */
export const PARTS = {
  bone: [nasalPart, nasal],
  cartilage: [upperPart, upper],
  tip: [lowerPart, lower],
} as const
const hump =
  '193.6 137, 186.4 151.4, 178 163, 172.4 174.6, 168 190, 161 204, 156 214, 158 216.6, 167 204, 177.4 185, 185.4 166, 191.4 149'
const septumPart =
  area(LAYER.bone, plateBone, `stroke="${INK}" stroke-width=".9"`) +
  area(LAYER.boneShade, '242 196, 232 180, 218 168, 206 158, 216 174, 226 190, 226 204, 216 214, 232 208') +
  area('#e3d2a6', plough, `stroke="${INK}" stroke-width=".9"`) +
  area(LAYER.boneShade, '240 204, 230 222, 210 238, 184 248, 184 250, 192 251, 208 247, 226 236, 240 216') +
  area('#bfd0ce', septum, `stroke="${INK}" stroke-width=".9"`) +
  area(LAYER.cartilageShade, '180 245, 190 241, 203 230, 214 217, 213 204, 208 195, 208 212, 198 226, 186 236') +
  thin('M206 168q8 10 12 22M214 174q8 9 11 18M203 240q14-6 24-22', LAYER.boneShade, 1.2) +
  area(LAYER.bone, lowered, `stroke="${INK}" stroke-width=".9"`)
/** The wall as it stands under an untouched bridge, the nearer side lifted away, and its outline: for the film as well. */
const standing =
  '176 171, 171 190, 163 205, 153.5 221, 150 230, 156 236, 168 241, 178 246, 190 241, 203 230, 214 217, 213 204, 205 190, 196 178, 186 174'
export const WALL = [
  area(BED, [...pointsOf(front), ...pointsOf(wide).toReversed()]) +
    septumPart +
    nasalPart +
    area('#bfd0ce', standing, `stroke="${INK}" stroke-width=".9"`) +
    area('#dfeae7', '176 175, 172 191, 165 206, 156 221, 154 229, 162 222, 172 206, 180 190, 184 177') +
    area(LAYER.cartilageShade, '180 245, 190 241, 203 230, 214 217, 213 204, 208 195, 208 212, 198 226, 186 236') +
    area('#f1d4b8', strip, `stroke="${LAYER.skinShade}" stroke-width=".8"`) +
    thin(curve(front), INK, 1.6) +
    lipOf(wide),
  standing,
] as const
/** Where the skin is opened, and the line of the nose. */
export const OPENED = opened
export const FRONT = front
/** What may be taken of it: a strip as wide as a finger’s nail stays in front and below the bridge and carries the nose. */
const taken = '197 200, 204 199, 209 209, 206 219, 197 228, 189 231, 186 222, 190 209'
const GRAFT = '#f4faf7'
const graft = (outline: string) => area(GRAFT, outline, `stroke="${INK}" stroke-width="1.4"`)
/** The cut low along the process of the jaw: it ends in front of the corner of the eye and well below it. */
const LOW = '199.6 219, 204 208, 205.6 196, 203.4 183, 198 171'

/** The nose from below, drawn larger than life: the tip a third of its height, the nostrils as drops that lean to it, the strip between them narrow in its middle. */
const OTHER = 'transform="matrix(-1 0 0 1 240 0)"'
const below = (() => {
  const nose =
    '118 46, 139 51, 151 70, 164 95, 190 127, 199 160, 184 179, 158 178, 138 189, 120 197, 102 189, 82 178, 56 179, 41 160, 50 127, 76 95, 89 70, 100 51'
  const nostril = '104 104, 107.6 114, 107 131, 104 147, 98 159, 88 166, 79 168, 71 164, 68 156, 71 145, 79 129, 92 110'
  // Within the nostril along the edge of the cartilage, not on the rim; it meets the cut across the strip.
  const hidden = curve('106 140, 103.5 128, 103.5 116, 100 110.5, 92 117, 81.5 133, 74 149')
  return (
    whole(
      fill(LAYER.skin, 'M0 0h240v240H0z') +
        fill('#f3dcc6', 'M-9-9h118C96 30 76 54 56 92 34 128 30 176-9 204z', 'filter="url(#nb)"') +
        // The side away from the lamp, and what the nose throws on cheek and lip.
        fill(
          LAYER.skinShade,
          'M240 90C222 112 206 132 204 160 202 184 176 190 156 192 140 196 138 206 144 218 150 228 160 249 160 249h90V80z',
          'filter="url(#nb)"',
        ) +
        area('#a9734f', '199 148, 208 160, 206 178, 192 190, 172 189, 154 190, 140 198, 148 184, 172 181, 190 178') +
        area(LAYER.skin, nose) +
        // The wing runs out into lip and cheek; from it the fold goes down beside the mouth.
        area(
          LAYER.skinShade,
          '41 156, 50 172, 66 177, 84 176, 100 184, 110 192, 98 189, 82 181, 62 184, 46 184, 30 202, 12 232, 2 244, -2 232, 12 206, 30 180',
        ) +
        area(
          '#f3dcc6',
          '104 54, 117 53, 123 62, 118 74, 106 83, 90 99, 72 119, 60 140, 56 158, 48 160, 47 146, 56 126, 70 109, 84 94, 93 76, 97 62',
        ) +
        area(
          LAYER.skinShade,
          '143 56, 148 62, 155 80, 164 95, 179 110, 192 129, 199 148, 199 164, 190 177, 172 178, 183 160, 176 136, 158 110, 144 92, 137 76',
        ) +
        area(
          'url(#h)',
          '151 72, 155 80, 164 95, 179 110, 192 129, 199 148, 199 164, 190 177, 178 178, 190 160, 184 138, 166 112, 152 92',
        ) +
        // Between the two domes of the tip, and the strip below them, which turns away from the lamp.
        area(LAYER.skinShade, '121 78, 126 90, 131 106, 132 132, 134 158, 140 176, 134 192, 121 195, 126 168, 123 130, 121 100') +
        area('#f3dcc6', '113 112, 117 128, 116 154, 112 172, 108 184, 104 176, 110 158, 112 136') +
        // The groove of the lip between its two ridges.
        area(LAYER.skinShade, '114 202, 126 202, 131 222, 134 238, 118 238, 117 220') +
        area('#f3dcc6', '104 204, 110 203, 108 222, 103 238, 95 238, 99 222') +
        `<g id="nn">${area('#8f5242', nostril)}${area('#4d2039', '102 111, 105 124, 102 143, 95 155, 85 161, 77 159, 76 151, 83 135, 94 117')}</g><use href="#nn" ${OTHER}/>` +
        area('#b5675c', '64 248, 86 236, 106 229, 120 234, 134 229, 154 236, 176 248'),
    ) +
    `<g id="nz">${thin(curve('68.5 153, 78 129.5, 91 110.5, 103.5 103.5, 107.6 113'), INK, 1.5)}${thin(hidden, '#f6d9cf', 4)}${thin(hidden, '#b3264f', 2.4)}</g><use href="#nz" ${OTHER}/>` +
    ink(stroke('101 50.5, 118 46, 139 51, 151 70, 164 95, 190 127, 199 158, 194 171, 181 180', 3.2, { to: 0 })) +
    thin('M60 181Q38 177 42 155C46 125 75 104 86 77 94 57 100 47 118 46', INK, 1.8) +
    thin('M68 246Q98 224 120 234q22-10 52 12', INK, 1.2) +
    cut('106 141, 113 138, 120 131', 3.2) +
    cut('120 131, 127 138, 134 141', 3.2)
  )
})()

const MASKING = '<use href="#" transform="translate(127 69) rotate(14) scale(-.68 .68)"/>'
/** Asleep on the back: the plate of the profile with its axes changed, so that the lamp stays where it is. */
const asleep =
  fill('#dbe4e3', 'M0 160C40 190 60 208 100 214c50 8 80 4 110-6v36H0z') +
  `<g transform="matrix(0 .56 .56 0 -22 12)"><use href="#nose"/></g>` +
  // The sheet over her chest, drawn up to the neck.
  area('#8fb3b6', '150 248, 172 226, 188 204, 198 180, 212 166, 230 158, 250 156, 250 250') +
  area('#6d9598', '250 160, 250 250, 192 250, 206 226, 214 196, 232 172') +
  ink(stroke('152 246, 172 226, 188 204, 198 180, 212 166, 230 158, 246 156', 2)) +
  thin('M202 190q10-14 26-20M190 222q12-14 16-30', '#4f7a80', 1.2) +
  // From the head of the table a hand holds the mask by its neck, between thumb and forefinger; the others lie on its far side.
  MASKING.replace('#', '#np') +
  fill(INK, stroke('134 64, 136 40, 152 27, 186 23, 248 36', 14, { from: 1, to: 1 })) +
  fill('#e4eeee', stroke('134 64, 136 40, 152 27, 186 23, 248 36', 11.6, { from: 1, to: 1 })) +
  thin('M146 26l7 9M168 18l3 12', '#8fa6aa', 1.1) +
  // Its cushion follows the face from the bridge over the cheek to the groove above the chin; nose and lips are seen through the dome.
  fill(
    '#8f5f40',
    'M70 112C84 136 112 146 140 144 162 142 178 134 190 120 184 138 164 150 134 150 98 148 78 132 70 112z',
    'opacity=".5"',
  ) +
  `<path fill="#dfebeb" fill-opacity=".58" stroke="${INK}" stroke-width="1.6" d="M72 108C78 92 96 82 114 78L148 78C164 84 178 100 184 120 170 134 152 138 132 138 106 138 82 126 72 108z"/>` +
  area('#a9c6c9', '150 80, 164 88, 176 103, 183 120, 172 128, 158 133, 166 120, 164 102', 'opacity=".75"') +
  thin('M84 104Q94 90 112 84', '#fff', 3.2) +
  fill('#d5e2e3', 'M118 80l5-32 19 0 4 32Q132 86 118 80z', `stroke="${INK}" stroke-width="1.4"`) +
  fill('#a9c6c9', 'M134 48h8l4 32q-5 3-9 3z') +
  fill(
    '#a9c6c9',
    'M66 106C67 100 74 100 77 105 88 122 108 132 132 132 152 132 168 127 178 117 182 112 190 115 188 121 178 136 156 143 131 143 102 143 76 130 66 106z',
    `stroke="${INK}" stroke-width="1.4"`,
  ) +
  thin('M72 106C83 125 106 136 131 136 152 136 170 131 182 119', '#dcebe8', 2.2) +
  MASKING.replace('#', '#nq')

/** It lies on the new bridge, as thick as it is, and on the side of the nose as far as the cheek; beyond it nothing of the old one is left. */
const splint =
  'M190 133C186 150 174 178 150 216.5C149 219 151 220.5 154 220.5C172 220 190 215 206 205.5 209 203 208.5 198 207.6 194 204 176 199 156 197 137 196 132 191.5 129 190 133z'
const SPLINT_SIDE =
  'M196.5 138C193 160 184 186 163 220 180 218 194 213 206 205.5 209 203 208.5 198 207.6 194 204 176 199 156 196.5 138z'
const SPLINT_SHADE =
  'M200.5 160C201 182 193 202 178 217.300 188 215 197 211 206 205.5 209 203 208.5 198 207.6 194 205 182 202.5 170 200.5 160z'
/** A strip from the edge of the bridge over the side of the nose to the cheek; its shade on the cheek. */
const tape = (d: string, bent: string) =>
  fill('#8f5f40', d, 'opacity=".35" transform="translate(1.5 3)"') +
  fill('#f6efe6', d, `stroke="${INK}" stroke-width=".8" stroke-linejoin="round"`) +
  thin(bent, '#cdbfb2', 1.4)

/** Her tones on whole units; her contour and her lids keep their tenths. */
const lined = /<path d="M209.*?\/>/s
const lids = /<path fill="#cf9f7b" opacity="\.6" d="M206 130.*(?=<\/g>$)/s
// Her ear is seen in the circle alone, from near: it is drawn there.
const nose = person('nose').replaceAll(
  /M(?:4(?!78)\d\d|323 1c)[^M"]*|<path opacity="\.8".*?\/>|<path fill="none" stroke="#1d0c14".*?\/>/g,
  '',
)
const her = whole(nose.replace(lined, '<use href="#her"/>').replace(lids, '<use href="#lid"/>'))
  .replace('<use href="#her"/>', lined.exec(nose)?.[0] ?? '')
  .replace('<use href="#lid"/>', lids.exec(nose)?.[0] ?? '')

/** The woman of the results from the side, whole from hairline to neck; the bridge that is planned on her, drawn by a hand of her own scale. */
const profile = eased(person('planned'))
const toward = '129.500 150, 128 162, 123 177, 117.500 189, 111 203, 103 218, 96 230.500, 94.500 238, 98.500 245.500, 109 251'
const drawnOn =
  onPerson('planned', 0, 0, 0.5, marked(toward).replace('"3.6"', '"5"').replace('"1.9"', '"2.8"')) +
  writing(50.5, 110.5, 0.52, { turn: 7, mirrored: true })

export const plate: Sheet = {
  slug: 'rhinoplasty-nose-surgery',
  title: 'Nose surgery, step by step',
  desc: '1: the planned bridge on the profile. 2: asleep under a mask that a hand holds. 3: the nose from below, cuts inside the nostrils and across the strip between them. 4: bone and cartilage, the hump taken away. 5: cartilage of the septum props the tip, that of the ear, in the circle, builds the bridge. 6: a splint, fine stitches.',
  defs: her + PENCIL_NEAR + '<clipPath id="rd"><circle cx="174" cy="170" r="54"/></clipPath>',
  otherDefs: profile,
  others: { planned: drawnOn },
  panels: [
    { steps: '1', body: over(56, 44, 0.8, plan + near(fromLeft(pen(), 163, 207, 236, 59, 0.8))) },
    { steps: '2', body: whole(asleep) },
    { steps: '3', body: below },
    {
      steps: '4',
      body: over(
        110,
        88,
        1.3,
        whole(under) +
          whole(side) +
          whole(upperPart) +
          whole(nasalPart) +
          wingPart +
          whole(lowerPart) +
          removed(hump) +
          cut(LOW, 2) +
          above +
          aimed(planned),
      ),
    },
    {
      steps: '5',
      body:
        over(
          62,
          94,
          0.98,
          away +
            whole(septumPart) +
            removed(taken) +
            // The graft fills what is sunk, up to the planned line; a post props the tip.
            graft(
              '194 144, 190.5 153, 184 172, 175 192.600, 165 210.5, 159 218, 163 220, 172 211, 183 196, 191 178, 195.4 162, 196.600 150',
            ) +
            graft('153 228, 156.6 225, 164 235, 173.6 243, 171 247, 160 240') +
            area('#f1d4b8', strip5, `stroke="${LAYER.skinShade}" stroke-width=".8"`) +
            thin(curve(done), INK, 2.2) +
            lipOf(wide) +
            arrow('186 228, 180 231, 174 234', 3),
        ) +
        `<g transform="matrix(.89 0 0 .89 -102 35)"><g clip-path="url(#rd)">${over(250, 15, 1, `<g transform="translate(129 134) scale(.88)">${whole(area('#2e1620', '304 40, 312 66, 322 44, 330 14, 346 2, 368 2, 386 22, 386 52, 376 76, 384 96, 420 70, 420 -40, 320 -40'))}${whole(ear)}${ink(stroke('323 44, 326 18, 342 6, 360 5, 376 16, 383 40, 378 62, 366 82, 348 100, 334 104.5, 326 101', 2.6, { from: 0.2, to: 0.1 }))}${removed('338 46, 347 42, 356 46, 361 58, 355 72, 346 77, 342 68, 340 56')}</g>`)}</g>` +
        `<circle cx="174" cy="170" r="54" fill="none" stroke="#fffaf4" stroke-width="4"/><circle cx="174" cy="170" r="56" fill="none" stroke="${INK}" stroke-width="1.2"/></g>` +
        arrow('56 174, 41 140, 45 106, 72 84, 111 76', 3.2),
    },
    {
      steps: '6',
      body: over(
        92,
        44,
        0.8,
        away +
          // The tip is strapped first, below the splint.
          whole(
            tape('M153.5 214Q180 214 211 219l-1 8.5Q178 222 149 226q2-6 4.5-12z', 'M197 217l-1 8') +
              fill('#8f5f40', splint, 'opacity=".4" transform="translate(3 2)"') +
              fill('#fbf8f3', splint, `stroke="${INK}" stroke-width="1.8"`) +
              fill('#e6dfd8', SPLINT_SIDE) +
              fill('#c4bab6', SPLINT_SHADE) +
              thin('M190 176h0M186 186h0M180.5 196h0M196 188h0M190.5 199h0M174 206h0M184 208h0', '#9d9190', 2) +
              tape('M185.6 150Q210 157 243 174l-4 11Q206 169 179.4 163q3.4-6 6.2-13z', 'M204 156q-2 6-3.5 12M235 170l-4 10.5') +
              tape('M166 190.5Q196 190 242 206l-2.5 11Q194 203 158.5 203q4-6 7.5-12.5z', 'M209 196q-1 6-2.5 11'),
          ) +
          thin('M159 239l1 6M164 240.5l1 6M169 243l1 6', '#2f3f6b', 1.4),
      ),
    },
  ],
}
