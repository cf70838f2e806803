import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { AxeResults, RunOptions } from 'axe-core'
import type { Page } from 'playwright/test'

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

const shared: RunOptions = {
  resultTypes: ['violations'],
  reporter: 'no-passes',
  // Nothing plays by itself on this site, and no other rule reads what this would fetch.
  preload: false,
}
const everything: RunOptions = {
  ...shared,
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  rules: { 'target-size': { enabled: true } },
}
/** What another scheme can change. */
export const colours: RunOptions = { ...shared, runOnly: { type: 'rule', values: ['color-contrast', 'link-in-text-block'] } }
/** What the words and pictures of one page can break, where its elements are those of a page that was looked at whole. */
export const words: RunOptions = {
  ...shared,
  runOnly: {
    type: 'rule',
    values: [
      'aria-valid-attr-value',
      'button-name',
      'document-title',
      'duplicate-id-aria',
      'empty-heading',
      'empty-table-header',
      'heading-order',
      'image-alt',
      'image-redundant-alt',
      'label',
      'link-name',
      'role-img-alt',
      'summary-name',
      'svg-img-alt',
      'table-duplicate-name',
      'target-size',
      'valid-lang',
    ],
  },
}

/** Brings the checker to a page that is open. */
export const bringAxe = (page: Page) => page.evaluate(axe)

/**
 * What stands in somebody's way on a page that axe was brought to.
 * @param within the part that is not inert, while a menu is open
 */
export const violations = (page: Page, within = 'html', checks = everything): Promise<string[]> =>
  page.evaluate(
    async ([how, part]) => {
      const { axe: checker } = window as unknown as { axe: { run: (part: unknown, how: unknown) => Promise<AxeResults> } }
      const results = await checker.run(part, how)
      return results.violations.flatMap(({ id, nodes }) =>
        nodes.map((node) => `${id}: ${node.html.slice(0, 160)} ${node.failureSummary ?? ''}`),
      )
    },
    [checks, within] as const,
  )
