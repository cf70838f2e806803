import { AtRule, parse, Root, type Rule } from 'postcss'
import parseSelector, { type Node, type Selector } from 'postcss-selector-parser'

/** What a page's HTML holds, as far as selectors can ask for it. */
interface Names {
  tags: Set<string>
  classes: Set<string>
  ids: Set<string>
}

/** States that nobody can be in before the whole stylesheet is there (the boot script fetches it), and what only paper sees. */
const LATER =
  /:(hover|active|focus|focus-visible|focus-within|target)\b|::(selection|view-transition)|:popover-open|\[(open|data-(pending|sticky|kept)|aria-expanded=.?true.?)\]/

/**
 * The rules of the stylesheet that the first paint of a page needs: those whose every tag, class and id stands in its HTML, without
 * hover, focus, print, forced colours and the layer 'later'. The whole sheet follows after the first paint; without scripts a
 * <noscript> link brings it.
 */
export function purge(css: string, html: string): string {
  if (sheet.css !== css) sheet = { css, words: new Set(css.match(/[\w-]+/g)), first: rulesOfFirstPaint(css), kept: new Map() }
  const names = namesIn(html)
  const asked = Object.values(names).map((list: Set<string>) =>
    [...list]
      .filter((name) => sheet.words.has(name) || /[^\w-]/.test(name))
      .sort()
      .join(' '),
  )
  const key = asked.join('|')
  const kept = sheet.kept.get(key) ?? rulesFor(names)
  sheet.kept.set(key, kept)
  return kept
}

/** Pages of a kind hold the same names, as far as the stylesheet asks for them: what is kept for one of them is kept for all. */
let sheet = { css: '', words: new Set<string>(), first: new Root(), kept: new Map<string, string>() }

/** What is the same for all pages: the sheet without what only a later state, a pointer or paper shows. */
function rulesOfFirstPaint(css: string): Root {
  const root = parse(css)
  root.walkAtRules((rule) => {
    if (isLater(rule)) rule.remove()
  })
  keepSelectors(root, (selector) => !LATER.test(selector.replace(/:not\([^)]*\)/g, '')))
  // What only a pointer, a finger or a later change would show.
  root.walkDecls(
    /^(transition.*|cursor|scroll-behavior|-webkit-tap-highlight-color)$/,
    (declaration) => void declaration.remove(),
  )
  root.walkComments((comment) => void comment.remove())
  return root
}

function rulesFor(names: Names): string {
  const root = sheet.first.clone()
  keepSelectors(root, (selector) => canMatch(selector, names))
  dropOverruled(root)
  dropUnusedVariables(root)
  dropUnusedKeyframes(root)
  dropEmpty(root)
  return root.toString()
}

function keepSelectors(root: Root, wanted: (selector: string) => boolean): void {
  root.walkRules((rule) => {
    if (rule.parent?.type === 'atrule' && 'name' in rule.parent && rule.parent.name === 'keyframes') return
    const selectors = rule.selectors.filter(wanted)
    if (selectors.length === 0) rule.remove()
    else if (selectors.length < rule.selectors.length) rule.selectors = selectors
  })
}

function isLater({ name, params, nodes }: AtRule): boolean {
  if (name === 'layer') return params === 'later' && nodes !== undefined
  if (name === 'media') return /^print$|forced-colors/.test(params)
  return name === 'starting-style' || name === 'view-transition' || name === 'page'
}

function namesIn(html: string): Names {
  const all = (pattern: RegExp) => [...html.matchAll(pattern)].map((match) => match[1] ?? '')
  return {
    tags: new Set(['html', 'body', ...all(/<([a-z][\w-]*)/gi).map((tag) => tag.toLowerCase())]),
    classes: new Set(all(/\sclass="([^"]*)"/g).flatMap((value) => value.split(/\s+/))),
    ids: new Set(all(/\sid="([^"]*)"/g)),
  }
}

/** Whether every name that a selector cannot do without is there. Names inside :not() decide nothing. */
function canMatch(selector: string, names: Names): boolean {
  const found = (node: Node): boolean => {
    if (node.type === 'class') return names.classes.has(node.value)
    if (node.type === 'id') return names.ids.has(node.value)
    if (node.type === 'tag') return names.tags.has(node.value.toLowerCase())
    if (node.type === 'pseudo' && /^:(is|where|has)$/.test(node.value))
      return node.nodes.some((branch) => branch.nodes.every(found))
    return true
  }
  return branchesOf(selector).some((branch) => branch.nodes.every(found))
}

const parsed = new Map<string, Selector[]>()

/** The parts of a selector between commas; each is asked for again with every page. */
function branchesOf(selector: string): Selector[] {
  const branches = parsed.get(selector) ?? parseSelector().astSync(selector).nodes
  parsed.set(selector, branches)
  return branches
}

/** Custom properties of the document that a language sets anew in the same layer: the first value never holds. */
function dropOverruled(root: Root): void {
  const last = new Map<string, Rule>()
  const outright = (visit: (rule: Rule) => void) =>
    root.walkRules(':root', (rule) => {
      if (rule.parent?.type === 'atrule' && (rule.parent as AtRule).params === 'tokens') visit(rule)
    })
  outright((rule) => rule.walkDecls(/^--/, ({ prop }) => void last.set(prop, rule)))
  outright((rule) => rule.walkDecls(/^--/, (declaration) => void (last.get(declaration.prop) !== rule && declaration.remove())))
}

/** Custom properties that no kept rule reads, until none is left to drop. */
function dropUnusedVariables(root: Root): void {
  for (let dropped = true; dropped;) {
    dropped = false
    const used = new Set([...root.toString().matchAll(/var\((--[\w-]+)/g)].map((match) => match[1]))
    root.walkDecls(/^--/, (declaration) => {
      if (used.has(declaration.prop)) return
      declaration.remove()
      dropped = true
    })
  }
}

function dropUnusedKeyframes(root: Root): void {
  const played = new Set<string>()
  root.walkDecls(/^animation/, ({ value }) => value.split(/[\s,]+/).forEach((word) => played.add(word)))
  root.walkAtRules('keyframes', (rule) => {
    if (!played.has(rule.params)) rule.remove()
  })
}

/** An empty layer keeps its place: what the whole stylesheet puts into it must not win over the layers after it. */
function dropEmpty(root: Root): void {
  for (let dropped = true; dropped;) {
    dropped = false
    root.walk((node) => {
      if (!('nodes' in node) || node.nodes?.length !== 0 || isLayer(node)) return
      ;(node as Rule).remove()
      dropped = true
    })
  }
  root.walkAtRules('layer', (rule) => {
    if (rule.nodes?.length === 0) rule.replaceWith(new AtRule({ name: 'layer', params: rule.params }))
  })
}

const isLayer = (node: object) => 'name' in node && node.name === 'layer'
