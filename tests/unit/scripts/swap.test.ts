import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { goBack, install } from '../../../scripts/swap.js'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'swap-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

function write(file: string, text: string): void {
  mkdirSync(dirname(join(folder, file)), { recursive: true })
  writeFileSync(join(folder, file), text)
}

/** A whole build of that name in dist.new: one page, a script and a search index of its own. */
function make(name: string): void {
  const list = `/assets/build-${name}.json`
  for (const file of ['content.bin', 'content/clinic.yaml', 'server/main.js', 'client/sw.js', 'client/404.html'])
    write(`dist.new/${file}`, name)
  write('dist.new/build.json', JSON.stringify({ built: name }))
  write('dist.new/headers.json', '{"/":{},"/contact":{}}')
  write('dist.new/client/index.html', name)
  write('dist.new/client/contact.html', name)
  write('dist.new/client/offline-manifest.json', JSON.stringify({ build: list }))
  write(`dist.new/client${list}`, JSON.stringify({ files: [`/assets/app-${name}.js`], more: [`/assets/search-${name}.json`] }))
  write(`dist.new/client/assets/app-${name}.js`, name)
  write(`dist.new/client/assets/app-${name}.js.br`, name)
  write(`dist.new/client/assets/search-${name}.json`, name)
}

/** The same with pages in a second language. */
function makeInHindi(name: string): void {
  make(name)
  write('dist.new/client/hi/offline-manifest.json', JSON.stringify({ build: `/assets/hi/build-${name}.json` }))
  write(`dist.new/client/assets/hi/build-${name}.json`, JSON.stringify({ files: [`/assets/hindi-${name}.js`], more: [] }))
  write(`dist.new/client/assets/hindi-${name}.js`, name)
}

function deploy(name: string): void {
  make(name)
  install(folder)
}

const served = () => readFileSync(join(folder, 'dist/client/index.html'), 'utf8')
const has = (file: string) => existsSync(join(folder, 'dist/client/assets', file))

describe('a new version of the site', () => {
  it('takes the place of the one before, which stays beside it', () => {
    deploy('one')
    deploy('two')
    expect(served()).toBe('two')
    expect(readFileSync(join(folder, 'dist.old/client/index.html'), 'utf8')).toBe('one')
    expect(existsSync(join(folder, 'dist.new'))).toBe(false)
  })

  it('that is not whole changes nothing', () => {
    deploy('one')
    for (const missing of ['build.json', 'server/main.js', 'client/contact.html', 'client/assets/app-two.js']) {
      make('two')
      rmSync(join(folder, 'dist.new', missing))
      expect(() => install(folder)).toThrow(`${missing} is missing`)
      expect(served()).toBe('one')
    }
  })

  it('takes the place of what is left of one that was broken off, and the way back leads to the last whole one', () => {
    deploy('one')
    deploy('two')
    rmSync(join(folder, 'dist/build.json'))
    deploy('three')
    expect(served()).toBe('three')
    goBack(folder)
    expect(served()).toBe('one')
  })

  it('still has the scripts of tabs in another language', () => {
    for (const name of ['one', 'two', 'three']) {
      makeInHindi(name)
      install(folder)
    }
    deploy('four')
    expect(['hindi-one.js', 'hindi-two.js', 'hindi-three.js', 'hi/build-three.json'].map(has)).toEqual([false, true, true, true])
    makeInHindi('five')
    rmSync(join(folder, 'dist.new/client/assets/hindi-five.js'))
    expect(() => install(folder)).toThrow('hindi-five.js is missing')
  })

  it('still has the scripts that the tabs of the last two ask for, and the list of each for their workers', () => {
    for (const name of ['one', 'two', 'three', 'four']) deploy(name)
    expect(['app-one.js', 'app-two.js', 'app-two.js.br', 'build-two.json', 'app-three.js', 'app-four.js'].map(has)).toEqual([
      false,
      true,
      true,
      true,
      true,
      true,
    ])
  })

  it('has nothing of what the last one said: a withdrawn text is gone', () => {
    deploy('one')
    deploy('two')
    expect([has('search-one.json'), has('search-two.json')]).toEqual([false, true])
  })

  it('built again without a change pushes no other out', () => {
    for (const name of ['one', 'two', 'three', 'three', 'three']) deploy(name)
    expect(['app-one.js', 'app-two.js', 'app-three.js'].map(has)).toEqual([true, true, true])
  })

  it('can be taken back, and forward again, without breaking the tabs that have it open', () => {
    deploy('one')
    deploy('two')
    goBack(folder)
    expect([served(), has('app-two.js')]).toEqual(['one', true])
    goBack(folder)
    expect([served(), has('app-one.js')]).toEqual(['two', true])
  })

  it('cannot be taken back to nothing', () => {
    deploy('one')
    expect(() => goBack(folder)).toThrow('there is no dist.old to go back to')
    expect(served()).toBe('one')
  })
})
