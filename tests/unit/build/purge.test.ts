import { expect, test } from 'vitest'
import { purge } from '../../../build/purge'

const html = '<html><body><main id="main"><p class="lead big">Text</p><svg></svg></main></body></html>'
const kept = (css: string) => purge(css, html).replace(/\s+/g, '')

test.each([
  ['.lead{color:red}', '.lead{color:red}'],
  ['.other{color:red}', ''],
  ['.lead,.other{color:red}', '.lead{color:red}'],
  ['p.lead.big{color:red}', 'p.lead.big{color:red}'],
  ['p.lead.small{color:red}', ''],
  ['#main>p{color:red}', '#main>p{color:red}'],
  ['#aside p{color:red}', ''],
  ['table td{color:red}', ''],
  [':is(table,main) p{color:red}', ':is(table,main)p{color:red}'],
  ['p:not(.other){color:red}', 'p:not(.other){color:red}'],
  ['main:has(>.lead) p{color:red}', 'main:has(>.lead)p{color:red}'],
  ['main:has(.other) p{color:red}', ''],
  ['main:not(:has(.other)) p{color:red}', 'main:not(:has(.other))p{color:red}'],
  ['@media screen{@media (width>9px){.other{color:red}}}', ''],
  [':root{color:red}', ':root{color:red}'],
])('a rule that the page can show stays, another goes: %s', (css, expected) => {
  expect(kept(css)).toBe(expected)
})

test.each([
  '.lead:hover{color:red}',
  'p:focus-visible{color:red}',
  '@media print{p{color:red}}',
  '@media (forced-colors:active){p{color:red}}',
  'main[data-sticky]{color:red}',
  '@layer later{p{color:red}}',
])('what nobody sees at the first paint comes with the whole stylesheet: %s', (css) => {
  expect(kept(css)).not.toContain('red')
})

test('variables and animations stay as long as something that stays uses them', () => {
  const css =
    ':root{--a:1px;--b:var(--a);--c:2px}p{margin:var(--b);animation:rise 1s}@keyframes rise{to{top:0}}@keyframes fall{to{top:9px}}'
  expect(kept(css)).toBe(':root{--a:1px;--b:var(--a)}p{margin:var(--b);animation:rise1s}@keyframesrise{to{top:0}}')
})

test('a value that the language of the page sets anew is said once, and comments not at all', () => {
  const css =
    '/* x */@layer tokens{:root{--a:1px;--b:2px}@media (width>=9px){:root{--a:3px}}:root{--b:4px}}p{margin:var(--a) var(--b)}'
  expect(kept(css)).toBe('@layertokens{:root{--a:1px}@media(width>=9px){:root{--a:3px}}:root{--b:4px}}p{margin:var(--a)var(--b)}')
})

test('a layer of which nothing is left keeps its place in the order of layers', () => {
  expect(kept('@layer base{.other{color:red}}@layer parts{p{color:red}}')).toBe('@layerbase;@layerparts{p{color:red}}')
})
