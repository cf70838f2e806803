import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { attribute, builtPages, CLIENT } from './built-site'

const ids = new Map(builtPages.map(({ path, html }) => [path, new Set([...attribute(html, 'id'), ...scriptIds(html)])]))

/** The page or file that an address means: `/.//x` is how a doubled slash is spelled (decision 8). */
const clean = (path: string) => path.replace(/^\/\.\/+/, '/')

/** The data of a page stand in a script with an id. */
function scriptIds(html: string): string[] {
  return [...html.matchAll(/<script[^>]*\sid="([^"]*)"/g)].map(([, id = '']) => id)
}

/** Sheets that the app opens on a page; without it, their page says what they are. */
const OPENED_BY_APP = /^(\/hi)?\/my-pages#(questions|quotes)$/

test.each(builtPages)('$path leads nowhere that is not there', ({ path, html }) => {
  const dead: string[] = []
  for (const link of [...attribute(html, 'href'), ...attribute(html, 'xlink:href')]) {
    if (!/^[/#]/.test(link) || OPENED_BY_APP.test(link)) continue
    const [target = '', anchor] = clean(link).split('#')
    const page = target === '' ? path : target.split('?')[0] || '/'
    const known = ids.get(page)
    if (!known && !existsSync(join(CLIENT, page))) dead.push(link)
    else if (anchor && known && !known.has(anchor)) dead.push(link)
  }
  expect(dead).toEqual([])
})

test.each(builtPages)('$path shows no picture, film or file that is not there', ({ html }) => {
  const srcsets = attribute(html, '(?:srcset|srcSet)').flatMap((value) => value.split(', ').map((one) => one.split(' ')[0] ?? ''))
  const files = [...attribute(html, 'src'), ...attribute(html, 'poster'), ...attribute(html, 'data-src'), ...srcsets]
  expect(files.filter((file) => file.startsWith('/') && !existsSync(join(CLIENT, file.split(/[?#]/)[0] ?? '')))).toEqual([])
})

test.each(builtPages)('$path names only elements that it has', ({ html, path }) => {
  const names = ['aria-labelledby', 'aria-describedby', 'aria-controls', 'for', 'popovertarget', 'popoverTarget', 'commandfor']
  const missing = names
    .flatMap((name) => attribute(html, name))
    .flatMap((value) => value.split(' '))
    .filter((id) => !ids.get(path)?.has(id))
  expect(missing).toEqual([])
})

test('other sites are reached by https, and no link opens a new window without telling it', () => {
  for (const { path, html } of builtPages) {
    expect(
      attribute(html, 'href').filter((link) => link.startsWith('http:') && !link.startsWith('http://localhost')),
      path,
    ).toEqual([])
    for (const tag of html.match(/<a [^>]*target="_blank"[^>]*>/g) ?? []) expect(tag, path).toContain('rel="noopener')
  }
})
