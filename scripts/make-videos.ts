/**
 * Makes the site's own films from SVG frames (scripts/video/, a file each, with the plates of the site), with their captions:
 *
 *   public/video/<id>.webm         960 x 540, VP9, no sound
 *   public/video/<id>.vtt          captions, from the cues of the drawing
 *
 * Posters are plates (scripts/draw). The cues of a video, read one after another, are its transcript in content/videos/videos.yaml, and its length is the `seconds`
 * there; the script stops where they differ. The results are committed, so the site builds without this script. To remake them,
 * install ffmpeg with libvpx (Debian and Ubuntu: `apt-get install ffmpeg`) and run
 *
 *   npx tsx scripts/make-videos.ts                             all of them, some minutes each
 *   npx tsx scripts/make-videos.ts nose-anatomy                one of them
 *   npx tsx scripts/make-videos.ts nose-anatomy --still=12.5   only the frame at 12.5 s, as nose-anatomy-12.5.png in the system's temp folder
 */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type RenderedImage, Resvg } from '@resvg/resvg-js'
import subset from 'subset-font'
import { parse } from 'yaml'
import { type Cue, type Film, frame, HEIGHT, sans, WIDTH } from './video/draw'
import { firstConsultation } from './video/first-consultation'
import { noseAnatomy } from './video/nose-anatomy'
import { recoveryTimeline } from './video/recovery-timeline'
import { testimonialHairTransplant } from './video/testimonial-hair-transplant'
import { testimonialNoseSurgery } from './video/testimonial-nose-surgery'

const root = new URL('../', import.meta.url)
const FPS = 15
const videos: Record<string, Film> = {
  'nose-anatomy': noseAnatomy,
  'recovery-timeline': recoveryTimeline,
  'first-consultation': firstConsultation,
  'testimonial-nose-surgery': testimonialNoseSurgery,
  'testimonial-hair-transplant': testimonialHairTransplant,
}

const stamp = (s: number) => `00:00:${s.toFixed(3).padStart(6, '0')}`
const captions = (cues: readonly Cue[]) =>
  `WEBVTT\n\n${cues.map(([from, to, words], i) => `${i + 1}\n${stamp(from)} --> ${stamp(to)}\n${words}\n`).join('\n')}`

/** resvg reads TrueType from files only: the two families at one weight, in a folder that is removed at the end. */
async function fonts(folder: string) {
  const letters = `${Array.from({ length: 95 }, (_, i) => String.fromCharCode(32 + i)).join('')}–‘’`
  const faces = [
    { source: 'newsreader/files/newsreader-latin-opsz-normal.woff2', variationAxes: { wght: 400, opsz: 40 } },
    { source: 'figtree/files/figtree-latin-wght-normal.woff2', variationAxes: { wght: 500 } },
  ]
  return Promise.all(
    faces.map(async ({ source, variationAxes }, i) => {
      const file = join(folder, `${i}.ttf`)
      const woff2 = readFileSync(new URL(`node_modules/@fontsource-variable/${source}`, root))
      writeFileSync(file, await subset(woff2, letters, { targetFormat: 'truetype', variationAxes }))
      return file
    }),
  )
}

async function encode(id: string, seconds: number, paint: (t: number) => RenderedImage) {
  const file = fileURLToPath(new URL(`public/video/${id}.webm`, root))
  const input = ['-f', 'rawvideo', '-pix_fmt', 'rgba', '-s', `${WIDTH}x${HEIGHT}`, '-r', String(FPS), '-i', '-']
  const output = [
    '-an',
    '-c:v',
    'libvpx-vp9',
    '-pix_fmt',
    'yuv420p',
    '-b:v',
    '0',
    '-crf',
    '42',
    '-g',
    '375',
    '-cpu-used',
    '3',
    '-row-mt',
    '1',
    '-threads',
    '2',
  ]
  const colour = [
    '-vf',
    'scale=out_color_matrix=bt709:out_range=tv',
    '-colorspace',
    'bt709',
    '-color_primaries',
    'bt709',
    '-color_trc',
    'bt709',
    '-color_range',
    'tv',
  ]
  const plain = ['-map_metadata', '-1', '-fflags', '+bitexact', '-flags:v', '+bitexact']
  const ffmpeg = spawn('ffmpeg', ['-y', '-loglevel', 'error', ...input, ...colour, ...output, ...plain, file], {
    stdio: ['pipe', 'inherit', 'inherit'],
  })
  const done = once(ffmpeg, 'close')
  for (let i = 0; i < seconds * FPS; i++) {
    if (!ffmpeg.stdin.write(paint(i / FPS).pixels)) await once(ffmpeg.stdin, 'drain')
  }
  ffmpeg.stdin.end()
  const [code] = await done
  if (code !== 0) throw new Error(`ffmpeg ended with ${code}`)
}

const wanted = process.argv.slice(2).filter((a) => !a.startsWith('--'))
const stills = process.argv.filter((a) => a.startsWith('--still=')).map((a) => Number(a.slice(8)))
const file = readFileSync(new URL('content/videos/videos.yaml', root), 'utf8')
const listed = parse(file) as { id: string; seconds: number; transcript: string }[]
const folder = mkdtempSync(join(tmpdir(), 'video-fonts-'))
try {
  const font = { fontFiles: await fonts(folder), loadSystemFonts: false, defaultFontFamily: sans }
  mkdirSync(new URL('public/video/', root), { recursive: true })
  for (const [id, { cues, draw }] of Object.entries(videos)) {
    if (wanted.length > 0 && !wanted.includes(id)) continue
    const entry = listed.find((video) => video.id === id)
    if (!entry) throw new Error(`${id}: not in content/videos/videos.yaml`)
    let last: { svg: string; image: RenderedImage } | undefined
    // A picture at rest is painted once.
    const paint = (t: number) => {
      const svg = frame(draw(t))
      if (last?.svg !== svg) last = { svg, image: new Resvg(svg, { font }).render() }
      return last.image
    }
    if (stills.length > 0) {
      for (const t of stills) writeFileSync(join(tmpdir(), `${id}-${t}.png`), paint(t).asPng())
      continue
    }
    if (cues.map(([, , words]) => words).join(' ') !== entry.transcript.trim())
      throw new Error(`${id}: captions and transcript differ`)
    if (cues.some(([, to]) => to > entry.seconds)) throw new Error(`${id}: the captions are longer than ${entry.seconds} seconds`)
    writeFileSync(new URL(`public/video/${id}.vtt`, root), captions(cues))
    await encode(id, entry.seconds, paint)
    process.stdout.write(`${id}: ${entry.seconds} s\n`)
  }
} finally {
  rmSync(folder, { recursive: true, force: true })
}
