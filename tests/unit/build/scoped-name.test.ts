import { expect, test } from 'vitest'
import { scopedName, scopedNames } from '../../../build/scoped-name'

const files = new Map([
  ['src/pages/thank-you/thank-you.module.css', '.page { & .title { color: red } } @keyframes rise { to { top: 0 } }'],
  ['src/features/thank-you.module.css', '/* .ghost */ .page { color: blue } .page:hover { color: green }'],
])

test('two modules of one name, on one page, share no class', () => {
  const name = scopedNames(files, false)
  const all = [
    name('page', 'src/pages/thank-you/thank-you.module.css'),
    name('title', 'src/pages/thank-you/thank-you.module.css'),
    name('rise', 'src/pages/thank-you/thank-you.module.css'),
    name('page', 'src/features/thank-you.module.css'),
  ]
  expect(new Set(all).size).toBe(4)
  for (const short of all) expect(short).toMatch(/^[A-Z][A-Za-z0-9]$/)
})

test('the names do not depend on the order in which the files are read', () => {
  const other = scopedNames(new Map([...files].toReversed()), false)
  for (const file of files.keys()) expect(other('page', file)).toBe(scopedNames(files, false)('page', file))
})

test('while developing, a name says where it comes from', () => {
  expect(scopedNames(files, true)('title', 'src/pages/thank-you/thank-you.module.css')).toMatch(
    /^thank-you-title-[A-Z][A-Za-z0-9]$/,
  )
})

test('a class that no module has, or too many of them, is an error and no wrong name', () => {
  expect(() => scopedNames(files, false)('ghost', 'src/features/thank-you.module.css')).toThrow('has no class or animation ghost')
  const many = Array.from({ length: 27 * 62 }, (_, index) => `.c${index}{}`).join('')
  expect(() => scopedNames(new Map([['src/a.module.css', many]]), false)).toThrow('more classes than names')
})

test('the addresses that Vite gives, with a query, name the modules of this site', () => {
  const name = scopedName(false)
  expect(name('page', `${process.cwd()}/src/pages/thank-you/thank-you.module.css?used`)).not.toBe(
    name('receipt', `${process.cwd()}/src/features/forms/sent/thank-you.module.css`),
  )
})
