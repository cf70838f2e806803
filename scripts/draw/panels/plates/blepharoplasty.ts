import { curve, ellipse, stroke } from '../pen'
import { area, arrow, cut, fill, ink, INK, marked, part, removed, thin, whole } from '../marks'
import { fromRight, near, PENCIL_NEAR } from '../hands'
import { onPerson, person } from '../people'
import type { Sheet } from '../sheet'
import { closed } from '../lids'
import { LAYER } from '../tones'
import { bar, forceps, pen, syringe } from '../tools'

/** From the rim of the lid, up and away from its middle: wide at the root, nothing at the tip. */
const lashes = fill(
  INK,
  'M71 100l-5-4 6 3zM78 96l-4.6-5 5.6 4zM86 93l-3.6-6 4.7 5zM94 91l-2.6-6.5 3.7 5.8zM102 89.5l-1.4-6.5 2.5 6zM110 89l-.3-6.5 1.4 6.4zM118 88.7l.8-6.4.4 6.4zM126 89l2.2-6.1-1 6.3zM134 90l3.2-5.8-2 6zM142 91.5l4-5.5-2.8 6z',
)
const seen = (x: number) => (drawn: string) => onPerson('eyes', x, 2, 1.1, `<use href="#lashes"/>${drawn}`)
const over = seen(22)
/** Nearer, the eye in the middle, with room for the hand that works, on the side of the nose: its fingers are as thick as they are beside an eye of three centimetres. */
const worked = (drawn: string, eye = '<use href="#lid"/>') =>
  fill('#f3dcc6', 'M-9 0h260v40H-9z') + onPerson('eyes', 38, -10, 1.2, eye + drawn)
const HAND = 1
const grip = (tool: string, x: number, y: number, angle: number, far: number, scale: number) =>
  near(fromRight(tool, x, y, angle, far, HAND, scale))

/** Under needle, forceps and thread the lid is closed: a dome, lit towards the lamp, over the eye; its lashes point down, and it shades the lower lid. */
const lid =
  whole(
    area(
      '#e6c3a3',
      '44 104, 58 95, 72 90, 92 85, 120 83, 148 86, 170 97, 186 110, 184 117, 168 123, 146 129, 122 131, 96 129, 76 121, 62 112',
    ) +
      '<g filter="url(#eb)">' +
      area('#f3dcc6', '76 106, 84 96, 100 90, 120 88, 138 91, 150 98, 140 104, 122 108, 100 110, 86 112') +
      area(
        '#cf9f7b',
        '71 110, 90 112, 112 113, 134 110, 152 101, 162 92, 176 100, 187 111, 166 116, 146 120, 124 122, 104 121, 86 117',
      ) +
      area('#a9734f', '108 119, 132 116, 152 109, 166 100, 176 107, 183 111.500, 166 116, 146 120, 124 122', 'opacity=".8"') +
      '</g>' +
      area('#c08f6c', '78 116, 104 123, 124 124, 148 122, 168 117, 160 123, 142 128, 120 129, 98 126', 'opacity=".6"'),
  ) +
  fill('#cf8f84', stroke('170 114, 178 112, 185 112.500', 3)) +
  closed(
    '187 112, 178 112.500, 166 116, 146 120.500, 124 122.500, 104 121.500, 88 118, 76 112.500, 66 107',
    '64 109, 56 110, 48 113',
    { width: 2.9, lashes: 13, long: 11 },
  )

/** The fold of loose skin that hangs over the crease and, beside the eye, down to the lashes; the swelling below. */
const hooded =
  whole(
    area(
      '#e6c3a3',
      '46 104, 56 88, 76 74, 104 66, 136 64, 168 74, 188 94, 192 108, 178 100, 160 93, 134 89, 106 90, 82 97, 64 108, 52 110',
    ) +
      area('#f6e3d2', '64 92, 82 80, 108 73, 138 72, 158 77, 138 80, 108 82, 84 90, 68 99') +
      area(
        '#a9734f',
        '50 108, 64 105, 82 94, 106 87, 134 86, 160 90, 178 98, 192 109, 176 104, 158 97, 134 93.5, 106 94.5, 84 101, 66 112, 54 112',
        'opacity=".8"',
      ),
  ) + ink(stroke('44 106, 52 110, 64 108.5, 82 97.5, 106 90.5, 134 89.5, 160 93.5, 178 101, 193 110', 2.2))
/** The groove below it runs from the inner corner down along the rim of bone, and fades on the cheek. */
const bags =
  whole(
    '<g filter="url(#eb)">' +
      area(
        LAYER.skinShade,
        '186 122, 184 134, 172 146, 150 157, 122 163, 96 160, 80 150, 104 153, 136 150, 160 141, 176 130',
        'opacity=".75"',
      ) +
      area('#f6e3d2', '84 138, 104 144, 132 143, 154 135, 140 146, 112 150, 92 146', 'opacity=".8"') +
      '</g>',
  ) + fill('#a9734f', stroke('181 130, 168 145, 146 155, 118 160', 1.5, { from: 0.2, to: 0 }))
/** Its inner end lies above the punctum: nearer to the nose a scar would draw a web; beyond the eye it turns up, into a line of the skin. */
const strip = '50 86, 61 78, 77 70, 98 65, 122 63, 145 69, 157 83, 146 79, 128 77, 102 79, 84 83, 70 88, 59 89'
const crease = '50 86, 59 89, 70 88, 84 83, 102 79, 128 77, 146 79, 158 84'

/** The strip is freed as far as its outer third; in its bed the ring muscle lies bare, and between its fibres a pad of fat comes through a small slit in the white septum. */
const opening =
  area(
    LAYER.muscle,
    '97 80, 98 67, 110 64, 124 62, 138 65, 149 71.500, 159 85, 146 80, 128 78, 110 79',
    `stroke="${INK}" stroke-width="1.200"`,
  ) +
  fill('#8b3638', stroke('98 70, 110 66.500, 124 64.500, 138 67.500, 150 75', 3.4, { from: 0.8, to: 0.3 })) +
  thin('M99 74q24-10 48 0', '#d98a7a', 0.9) +
  cut('98 67, 122 63, 145 69, 157 83', 1.4) +
  `<g fill="#f6efe8" stroke="${INK}" stroke-width=".7"><path d="${stroke('112 74, 122 71, 134 71, 146 72, 153 72.5', 2.6, { from: 0, to: 0 })}"/></g>` +
  `<g transform="translate(122 58) scale(.48)">${area('url(#f)', '4 38, 0 33, 3 25, 9 22, 10 14, 18 11, 24 4, 32 2, 38 6, 37 13, 39 19, 37 25, 39 33, 35 40, 18 42', `stroke="${INK}" stroke-width="2.2"`)}${area('#b98a3c', '31 38, 18 40, 22 34, 30 28, 33 18, 37 7, 39 19, 35 25, 37 31', 'opacity=".45"')}</g>` +
  fill(
    '#f6efe8',
    stroke('110 73, 118 77, 132 79, 144 77, 154 72.5', 3.4, { from: 0, to: 0 }),
    `stroke="${INK}" stroke-width=".7"`,
  ) +
  removed('50 86, 61 78, 77 70, 96 66, 98 68, 97 79, 95 80, 84 83, 70 88, 59 89')

/** The eye and its socket, cut from front to back; the face looks to the left. */
const FACE = '74 -8, 58 8, 54 26, 60 44, 70 58, 65 70, 62 82, 66 96, 72 106, 80 113'
const CHEEK = '80 129, 71 137, 64 150, 57 170, 62 192, 68 210, 62 232, 60 248'
const socket =
  whole(
    fill('url(#f)', `${curve(FACE)}L100 121L80 129${curve(CHEEK, { joined: true })}L246 248V-8z`) +
      part('url(#b)', '96 -8, 92 14, 94 32, 108 38, 140 30, 190 26, 248 34, 248 -8', 1.2) +
      area(LAYER.boneShade, '94 32, 108 38, 140 30, 190 26, 248 34, 248 26, 190 18, 140 22, 106 30') +
      part('url(#b)', '92 200, 104 192, 130 204, 170 212, 248 206, 248 248, 96 248, 90 222', 1.2) +
      area(LAYER.boneShade, '92 200, 90 222, 96 248, 108 248, 102 222, 104 204') +
      part('url(#m)', '86 78, 100 58, 130 45, 176 46, 248 70, 248 79, 176 56, 132 54, 106 65, 92 86') +
      fill('#efe0b8', 'M188 112l60 14v18l-60-8z', `stroke="${INK}" stroke-width="1"`) +
      thin('M190 118l58 13M190 125l58 8', '#cdb883', 1.1) +
      fill('#f7f2ea', ellipse(140, 121, 53), `stroke="${INK}" stroke-width="1.6"`) +
      // The straight muscles: from behind, over and under the globe, each with its flat tendon on the sclera, behind the rim of the cornea.
      part('url(#m)', '117 71, 142 63, 172 66, 248 92, 248 102, 172 77, 144 68.5, 119 74') +
      part('url(#m)', '117 171, 142 178.5, 174 174, 248 147, 248 157, 176 184, 142 184, 116 174'),
  ) +
  // Below it, cut across, the lower oblique, on its way out and back under the globe.
  part('url(#m)', '114 190, 119 184.5, 128 185, 132 190, 128 196, 119 196') +
  thin('M114 75q10-7 22-9M114 167q10 9 24 11', '#f3ece4', 3.6) +
  fill('#c98375', ellipse(141, 121, 48)) +
  fill('#e4edec', ellipse(142, 121, 45.5)) +
  whole(
    area('#c5d6d6', '186 118, 184 140, 166 160, 140 167, 116 160, 150 156, 172 140') +
      part('#eef6f6', '94 92, 82 104, 77 121, 82 138, 94 150, 98 136, 99 121, 98 106', 1.3) +
      area('#5b3322', '95 92, 100 96, 104 104, 102 112, 99 106') +
      area('#5b3322', '95 150, 100 146, 104 138, 102 130, 99 136') +
      part('#f4f6ee', '104 102, 112 106, 116 121, 112 136, 104 140, 100 121', 1),
  ) +
  fill('#fff', stroke('84 106, 80 116, 81 124', 2.6))
/** A white sheet, seen from its edge. */
const sheetOf = (d: string, width: number) => thin(d, INK, width + 1.6) + thin(d, '#fbf7f0', width)
const lids =
  whole(
    // In front of the plate of the lid lie skin and ring muscle only; fat begins above it, behind the septum.
    part(LAYER.muscle, '62 40, 69 46, 79 60, 79 72, 78 84, 79 98, 80 109, 74 104, 68 94, 66 82, 68 72, 73 60, 66 49', 0.8) +
      part(LAYER.muscle, '79 133, 80 142, 79 152, 70 170, 72 190, 79 212, 72 204, 64 190, 61 171, 67 152, 73 139', 0.8) +
      part(LAYER.cartilage, '84 82, 80 94, 80 108, 86 113, 89 102, 90 88', 1) +
      part(LAYER.cartilage, '82 130, 80 140, 84 150, 88 146, 88 134', 1),
  ) +
  // The muscle that lifts the lid ends in a white sheet, which runs on to the plate.
  sheetOf(curve('84 95, 88 81, 96 68, 108 58, 122 51, 136 48'), 3.6) +
  sheetOf(curve('93 34, 88 50, 86 66, 86 82') + curve('92 200, 80 182, 78 164, 84 150'), 1.6) +
  [FACE, CHEEK].map((line) => thin(curve(line), INK, 7.4) + thin(curve(line), LAYER.skin, 5.4)).join('') +
  thin('M80 113c-8 5-18 5-23-5M77 131q-9-3-16 5', INK, 1.6)

/** In a circle, the outer corner opened: a stitch holds the end of the lower lid’s plate against the inner side of the rim of bone, and the lid is taut. */
const corner = onPerson(
  'eyes',
  -139,
  -100,
  0.9,
  '<use href="#lid"/>' +
    whole(
      area('#8b3638', '74 110, 60 99, 44 100, 30 112, 46 124, 62 121') +
        part('url(#b)', '28 112, 44 100, 53 99, 51 111, 54 122, 46 124', 1),
    ) +
    fill('#f6efe8', stroke('74 113, 66 112, 57 110', 7, { from: 0.7, to: 0.6 }), `stroke="${INK}" stroke-width=".8"`) +
    thin('M64 113L45 106M65 109L46 103M45 106l-5-1 3 5', '#2f3f6b', 1.7) +
    cut('75 110, 60 99, 44 100, 30 112, 46 124, 62 121, 75 111', 2) +
    arrow('122 144, 102 143, 86 133', 3.6),
)

/** The closed line, its single threads across it: they stay for days. */
const sewn =
  fill('#b3264f', stroke(crease, 2)) +
  thin('M61 85l1 8M78 81l2 8M94 77l2 7M109 75l1 7M124 74v7M137 75v7M149 77l-1 7', '#2f3f6b', 1.5)
/** A needle holder: short jaws, the joint, two shanks. */
const holder =
  fill('#c3ced1', 'M0-3L34-6 120-9V-4L34 0 120 5v5L34 7 0 3z', `stroke="${INK}"`) +
  thin('M0 0H36', INK) +
  fill('#8d9da3', ellipse(36, 0.5, 5), `stroke="${INK}"`)
/** A pen torch: its lens, the head, the barrel. */
const torch =
  fill('#fff3c4', ellipse(0, 0, 2.6, 5.6), `stroke="${INK}" stroke-width=".8"`) +
  fill('#93a3aa', 'M0-6q2 6 0 12l16-1v-10z', `stroke="${INK}" stroke-width=".9"`) +
  fill('#eef3f3', 'M2-4.600l13 1v2l-13-.6z') +
  bar(16, -4.4, 100, 8.8) +
  thin('M20-4v8M23-4v8', '#63747c', 0.8)

export const plate: Sheet = {
  slug: 'blepharoplasty',
  title: 'Eyelid surgery, step by step',
  desc: '1: the skin to be removed is marked, dashed, while one sits. 2: a fine injection makes the lid numb. 3: a strip of skin, hatched, and a little fat are removed in the fold of the upper lid, the fat through a slit in muscle and septum. 4: the eye in section: fat below it is reached by a cut inside the lower lid; a part of it, hatched, is removed, another part is moved over the rim of bone, dashed; in the circle a stitch draws the outer end of a loose lid to the rim. 5: fine stitches in the fold. 6: the vision is checked.',
  defs: `${person('eyes')}${PENCIL_NEAR}<radialGradient id="beam" gradientUnits="userSpaceOnUse" cx="170" cy="144" r="72"><stop offset=".1" stop-color="#fff3c4" stop-opacity=".85"/><stop offset=".9" stop-color="#fff3c4" stop-opacity="0"/></radialGradient><g id="lashes">${lashes}</g><g id="lid">${lid}</g>`,
  panels: [
    {
      steps: '1',
      body: worked(hooded + bags + marked(strip, true) + grip(pen(), 146, 70, -34, 66, 1.7), '<use href="#lashes"/>'),
    },
    { steps: '2', body: worked(bags + marked(strip, true) + grip(syringe('#dfeaea', 18), 120, 74, -30, 96, 1.5)) },
    {
      steps: '3',
      body: worked(bags + opening + cut(crease, 2.2) + grip(forceps(), 139, 58, -36, 76, 1.3)),
    },
    {
      steps: '4',
      body:
        socket +
        // Of the pad of fat in front of the lower muscle the upper part is reduced; the lower is laid over the rim of bone.
        whole(part('#f2d689', '86 157, 97 159, 104 170, 106 184, 101 196, 90 194, 82 184, 80 169', 1.3)) +
        thin('M83 182q6 5 10-1 8 1 11 6M91 192q2-5 9-4', LAYER.fatShade, 1.2) +
        // What draws the lower lid down: from the lower muscle, round the oblique one, behind the fat to the plate of the lid.
        sheetOf(curve('87 149, 97 157, 105 169, 109 181, 117 184, 128 182, 140 182') + 'M109 181q6 18 16 16 9-4 15-14', 2) +
        whole(removed('87 158, 97 160, 103 170, 105 178, 92 179, 82 177, 81 169')) +
        lids +
        cut('90 150, 96 156, 103 160', 3.4) +
        marked('81 194, 90 196, 88 210, 86 226, 80 234, 74 224, 74 206', true) +
        arrow('94 186, 91 196, 84 208', 3.2) +
        `<clipPath id="in"><circle id="io" cx="191" cy="190" r="43"/></clipPath><g clip-path="url(#in)">${corner}</g><g fill="none" stroke="#fffaf4" stroke-width="4"><use href="#io"/><use href="#io" stroke="${INK}" stroke-width="1.2"/></g>`,
    },
    {
      steps: '5',
      body: worked(
        sewn +
          // The last one is being drawn through.
          thin('M157 84q6-12-2-22-10-8-22 2', '#2f3f6b', 1.3) +
          fill(INK, stroke('157 84, 162 90, 171 91, 178 86, 181 77, 178 70', 2.4, { from: 0.2, to: 0.8 })) +
          grip(holder, 176, 76, -36, 54, 1.1),
      ),
    },
    {
      steps: '6',
      body: over(
        sewn +
          thin('M159 80v6', '#2f3f6b', 1.5) +
          fill('url(#beam)', 'M166 149L108 110Q110 92 136 88L174 139z') +
          near(fromRight(torch, 170, 144, 26, 56, 0.74, 1.4)) +
          fill('#fff6d8', ellipse(134, 104, 3)),
      ),
    },
  ],
}
