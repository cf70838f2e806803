/**
 * The pictures of the documents in docs/pictures: `node scripts/make-pictures.js` after a build, when the design has changed. Each is made
 * of parts of one page, one under the other; labels say which field of a text file stands there. Needs a font with Devanagari on the machine.
 */
import { join } from 'node:path'
import { chromium } from 'playwright'
import sharp from 'sharp'
import { findChromium } from '../tests/browser.js'
import { startBuiltSite } from './built-site.js'

const OUT = 'docs/pictures'
const NOSE = '/face-surgeries/rhinoplasty-nose-surgery'
const PAPER = '#fbf8f2'
const LABEL = `.field { margin-inline-start: .5em; padding: .1em .5em; border-radius: .3em; background: #1d4f91; color: #fff; font: 600 .75rem/1.6 monospace; white-space: nowrap; vertical-align: middle }
#root > header { display: none }`

const section = (/** @type {string} */ id) => `section:has(> #${id}), section:has(summary #${id})`
const row = (/** @type {string} */ question) => `${section('options')} >> th[scope=row]:has-text("${question}")`
const rate = `${section('chances')} >> li:has(figure) >> nth=0`

/** @type {{ name: string, path: string, parts: string[], labels?: [place: string, field: string][] }[]} */
const PICTURES = [
  { name: 'home', path: '/', parts: ['window'] },
  {
    name: 'treatment-top',
    path: NOSE,
    parts: ['#article > header'],
    labels: [
      ['#article nav li >> nth=2', 'the folder'],
      ['#article h1', 'menu, or title'],
      ['#article h1 + p', 'title, facts.kind'],
      ['#lead', 'lead'],
      ...['time', 'anaesthesia', 'stay', 'deskWork', 'exercise', 'lasts'].map(
        (fact, at) => /** @type {[string, string]} */ ([`#article dt >> nth=${at}`, `facts.${fact}`]),
      ),
    ],
  },
  {
    name: 'treatment-recovery',
    path: NOSE,
    parts: [
      `${section('recovery')} >> summary`,
      `${section('recovery')} >> .prose`,
      `${section('recovery')} >> ol > li >> nth=0`,
    ],
    labels: [
      ['#recovery', 'the heading Recovery of the text'],
      [`${section('recovery')} >> .prose p`, 'its paragraph'],
      [`${section('recovery')} >> ol h4 >> nth=0`, 'timeline'],
    ],
  },
  {
    name: 'treatment-decision',
    path: NOSE,
    parts: ['#decision', section('untreated'), section('options'), rate],
    labels: [
      ['#decision p >> nth=0', 'decision.question'],
      ['#decision p >> nth=1', 'decision.for, notFor'],
      ['#untreated', 'untreated'],
      [`${section('options')} >> th small >> nth=0`, 'options[].name, how'],
      [row('What does it change?'), 'grid.changes'],
      [row('How likely is it to help?'), 'grid.helps'],
      [row('How long does it last?'), 'grid.lasts'],
      [row('What does it ask of my month?'), 'grid.asks'],
      [row('What goes wrong, and how often?'), 'grid.harms'],
      [row('What is the worst that can happen?'), 'grid.worst'],
      [row('Can it be undone?'), 'grid.undo'],
      [row('What does the price depend on?'), 'grid.price'],
      [`${rate} >> p >> nth=0`, 'name, option, source'],
      [`${rate} >> p >> nth=1`, 'among, within, certainty, why'],
      [`${rate} >> figcaption`, 'picture: true'],
    ],
  },
  {
    name: 'treatment-sources',
    path: NOSE,
    parts: [
      `${section('chances')} >> div:has(> #unknown)`,
      section('weigh'),
      section('what-the-cost-depends-on'),
      `${section('sources')} >> li >> nth=0`,
      `${section('said')} >> summary`,
    ],
    labels: [
      ['#unknown', 'unknown'],
      ['#weigh', 'weigh'],
      [`${section('what-the-cost-depends-on')} >> th >> nth=0`, 'costs'],
      [`${section('sources')} >> li >> nth=0`, 'sources[].author, title, publisher, year, kind, n'],
      ['#said', 'review, searched'],
    ],
  },
  {
    name: 'category',
    path: '/face-surgeries',
    parts: ['section:has(table) >> nth=0', section('untreated')],
    labels: [
      ['th:has-text("What does it change?")', 'grid.changes'],
      ['th:has-text("What is the worst")', 'grid.worst'],
      ['th:has-text("Can it be undone?")', 'grid.undo'],
      ['#untreated', 'untreated'],
    ],
  },
]

const site = await startBuiltSite(4187)
const browser = await chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox'] })
try {
  for (const picture of PICTURES) await take(picture)
} finally {
  await browser.close()
  site.stop()
}

/** @param {(typeof PICTURES)[number]} picture */
async function take({ name, path, parts, labels = [] }) {
  const page = await browser.newPage({
    viewport: { width: parts[0] === 'window' ? 1280 : 1000, height: parts[0] === 'window' ? 800 : 2600 },
    colorScheme: 'light',
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
    bypassCSP: true,
  })
  // Twice: fonts that come late are left for the next page.
  for (let visit = 0; visit < 2; visit++) await page.goto(site.url + path, { waitUntil: 'networkidle' })
  if (labels.length > 0) await page.addStyleTag({ content: LABEL })
  await page.locator('details').evaluateAll((folds) => folds.forEach((fold) => fold.setAttribute('open', '')))
  for (const [place, field] of labels)
    await page
      .locator(place)
      .first()
      .evaluate((element, text) => {
        const label = Object.assign(document.createElement('span'), { className: 'field', textContent: text })
        element.append(label)
      }, field)
  const shots = []
  for (const part of parts)
    shots.push(part === 'window' ? await page.screenshot() : await page.locator(part).first().screenshot())
  await page.close()
  await sharp(await stack(shots))
    .png({ palette: true, quality: 90, effort: 10 })
    .toFile(join(OUT, `${name}.png`))
}

/** One picture of several, one under the other on the site's paper. @param {Buffer[]} shots */
async function stack(shots) {
  if (shots.length === 1) return shots[0]
  const gap = 24
  const sizes = await Promise.all(shots.map((shot) => sharp(shot).metadata()))
  const width = Math.max(...sizes.map((size) => size.width)) + 2 * gap
  let top = gap
  const placed = shots.map((input, at) => {
    const place = { input, left: gap, top }
    top += (sizes[at]?.height ?? 0) + gap
    return place
  })
  return sharp({ create: { width, height: top, channels: 3, background: PAPER } })
    .composite(placed)
    .png()
    .toBuffer()
}
