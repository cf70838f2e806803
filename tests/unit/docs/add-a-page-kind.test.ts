import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { PATIENCE, workedExample } from './worked-example'

/** The worked example of docs/how-to/add-a-page-kind.md. */
const { touched, copy, run, apply, complaints, leave } = workedExample('add-a-page-kind')
afterAll(leave)
const ROUTES = 'src/shared/routes/table.ts'
const REGISTRY = 'src/pages/registry.ts'
const WORLDS = ['src', 'build']

test('a new kind of page touches four files at most, and one in each further language', () => {
  expect(touched).toContain(ROUTES)
  const hindi = touched.filter((file) => file.startsWith('content/hi/'))
  expect(touched.length - hindi.length).toBeLessThanOrEqual(4)
  expect(hindi).toEqual(['content/hi/pages/price-guide.md'])
})

test(
  'whoever adds only the route is told every other place, and with all of them the page is there',
  () => {
    apply(`--include=${ROUTES}`)
    const whole = readFileSync(join(copy, ROUTES), 'utf8')
    writeFileSync(join(copy, ROUTES), whole.replace(/^ {2}'price-guide': .*\n/m, ''))
    expect(complaints('src/shared')).toEqual([ROUTES])
    writeFileSync(join(copy, ROUTES), whole)
    expect(complaints(...WORLDS)).toEqual([REGISTRY])
    apply(`--include=${REGISTRY}`)
    expect(complaints(...WORLDS)).toEqual([REGISTRY])
    apply('--include=src/pages/price-guide/*')
    expect(complaints(...WORLDS)).toEqual([])
    apply('--include=content/*')
    expect(rendered('/price-guide')).toContain('<h1>What a treatment costs</h1>')
  },
  PATIENCE,
)

/** The page as the first half of a build renders it. */
function rendered(path: string): string {
  const script = `
    const { build } = await import('vite')
    await build({ configLoader: 'bundle', build: { ssr: true }, logLevel: 'error' })
    const { loadContent, createContentApp } = await import('./dist.new/server/content.js')
    const { render } = await import('./dist.new/server/prerender.js')
    const content = loadContent('content')
    const api = createContentApp(content)
    const page = content.routes.find((one) => one.path === '${path}')
    process.stdout.write((await render(page, async (wanted) => (await api.inject(wanted)).json())).html)`
  writeFileSync(join(copy, 'render.mjs'), `process.env.NODE_ENV = 'production'\n${script}`)
  const { stdout, stderr, status } = run(process.execPath, 'render.mjs')
  expect(status, stderr).toBe(0)
  return stdout
}
