import type { MarkdownIt } from 'markdown-it'
import type { Words } from '../../../src/shared/words/catalogue'

export type CalloutKind = keyof Words['contentWords']['callouts']

const opening = /^:::\s*(note|risk|call)\s*$/
const closing = /^:::\s*$/

/** `::: note` … `:::` as a block that says what it is. */
export function callouts(parser: MarkdownIt): void {
  parser.renderer.rules['callout_close'] = (tokens, index, _options, env) =>
    `${tokens[index]?.meta?.['kind'] === 'call' ? String(env?.['help'] ?? '') : ''}</div>\n`
  parser.block.ruler.before(
    'fence',
    'callout',
    (state, startLine, endLine, silent) => {
      const lineAt = (line: number) => state.src.slice((state.bMarks[line] ?? 0) + (state.tShift[line] ?? 0), state.eMarks[line])
      const kind = opening.exec(lineAt(startLine))?.[1] as CalloutKind | undefined
      if (!kind) return false
      let end = startLine + 1
      while (end < endLine && !closing.test(lineAt(end))) end++
      if (end >= endLine) return false
      if (silent) return true
      const open = state.push('callout_open', 'div', 1)
      open.block = true
      open.map = [startLine, end]
      open.attrs = [
        ['class', `callout callout-${kind}`],
        ['role', 'note'],
      ]
      open.meta = { kind }
      const { parentType, lineMax } = state
      state.lineMax = end
      state.md.block.tokenize(state, startLine + 1, end)
      state.parentType = parentType
      state.lineMax = lineMax
      const close = state.push('callout_close', 'div', -1)
      close.block = true
      close.meta = { kind }
      state.line = end + 1
      return true
    },
    { alt: ['paragraph', 'blockquote', 'list'] },
  )
}
