import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { PATIENCE, workedExample } from './worked-example'

/** The worked example of docs/how-to/add-a-page-kind.md. */
const { touched, copy, run, apply, complaints, leave } = workedExample('add-a-page-kind')
afterAll(leave)
const ROUTES = 'src/shared/routes/table.ts'
const ARTICLE = 'src/pages/price-guide/article.tsx'

test('a new kind of page touches four files at most, its text in both languages among them', () => {
  expect(touched.length).toBeLessThanOrEqual(4)
  expect(touched).toEqual(['content/hi/pages/price-guide.md', 'content/pages/price-guide.md', ARTICLE, ROUTES])
})

test(
  'whoever adds only the route is told every other place, and with all of them the page is there',
  () => {
    apply(`--include=${ROUTES}`)
    const whole = readFileSync(join(copy, ROUTES), 'utf8')
    for (const forgotten of [/^ {2}'price-guide': .*\n/m, /(?<=page: 'price-guide',\n) *asks: .*\n/]) {
      expect(whole).toMatch(forgotten)
      writeFileSync(join(copy, ROUTES), whole.replace(forgotten, ''))
      expect(complaints('src/shared')).toEqual([ROUTES])
    }
    writeFileSync(join(copy, ROUTES), whole)
    expect(built('/price-guide').errors).toContain('content/pages/price-guide.md')
    apply('--include=content/*')
    expect(built('/price-guide').errors).toContain('src/pages/price-guide has no page.tsx or article.tsx')
    apply(`--include=${ARTICLE}`)
    expect(complaints('src', 'build')).toEqual([])
    const { html, errors } = built('/price-guide')
    expect(errors).toBe('')
    expect(html).toContain('<h1>What a treatment costs</h1>')
  },
  PATIENCE,
)

/** The page as the first half of a build renders it, and what the build says against it. */
function built(path: string): { html: string; errors: string } {
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
  const { stdout, stderr } = run(process.execPath, 'render.mjs')
  return { html: stdout, errors: stderr }
}
