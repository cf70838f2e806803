import { nameOf } from './sheet.js'

/** All sheets on one page: a row for each page of the site. @param {string[]} paths @param {number[]} widths @param {string[]} schemes */
export function indexOf(paths, widths, schemes) {
  const kinds = widths.flatMap((width) => schemes.map((scheme) => `${width}-${scheme}`))
  const rows = paths.map((path) => `<tr><th>${path}</th>${kinds.map((kind) => cell(kind, path)).join('')}</tr>`)
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>Contact sheet</title>
<style>
  body { margin: 0; font: 14px system-ui; background: #777; color: #fff }
  th { position: sticky; left: 0; max-width: 10rem; padding: .5rem; background: #555; text-align: left; overflow-wrap: anywhere }
  thead th { top: 0; z-index: 1 }
  img { display: block }
</style>
<table>
<thead><tr><th></th>${kinds.map((kind) => `<th>${kind}</th>`).join('')}</tr></thead>
<tbody>
${rows.join('\n')}
</tbody>
</table>
`
}

/** @param {string} kind @param {string} path */
function cell(kind, path) {
  const file = `${kind}/${nameOf(path)}`
  return `<td><a href="${file}.png"><img src="${file}.webp" alt="${path} at ${kind}" width="220" height="280" loading="lazy"></a></td>`
}
