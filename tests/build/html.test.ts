import { HtmlValidate } from 'html-validate'
import { expect, test } from 'vitest'
import { builtPages } from './built-site'

/** Matters of taste are off: React writes void elements, boolean attributes and camel case its own way, all of it valid. */
const validator = new HtmlValidate({
  root: true,
  extends: ['html-validate:recommended'],
  rules: {
    'attr-case': 'off',
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    'doctype-style': 'off',
    'no-redundant-for': 'off',
    'tel-non-breaking': 'off',
    'valid-id': ['error', { relaxed: true }],
    'void-style': 'off',
  },
})

test.each(builtPages)('$path is valid HTML', async ({ html }) => {
  const { results } = await validator.validateString(html)
  const found = results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} at ${selector}`),
  )
  expect(found).toEqual([])
})

test('no page carries style attributes or event handlers, which its security policy forbids', () => {
  for (const { path, html } of builtPages) {
    const body = html.slice(html.indexOf('<body')).replace(/<script[\s\S]*?<\/script>/g, '')
    expect(body.match(/<[^>]+\s(?:style|on[a-z]+)="/), path).toBeNull()
  }
})

test('the layers of every page’s styles stand in the order of the stylesheet', () => {
  for (const { path, html } of builtPages) {
    const styles = [...html.matchAll(/<style>(.*?)<\/style>/gs)].map((match) => match[1]).join('')
    const layers = [...styles.matchAll(/@layer (\w+)/g)].map((match) => match[1])
    expect([...new Set(layers)], path).toEqual(['tokens', 'base', 'prose', 'shared', 'components', 'utilities'])
  }
})
