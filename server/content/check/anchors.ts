import type { Links } from '../markdown/links'
import type { Problem } from '../problems'

/** A link to a place on a page needs that place. Runs when all pages are rendered. */
export function checkAnchors(links: Links, problems: Problem[]): void {
  for (const { path, anchor, file, line } of links.anchorLinks) {
    const anchors = links.anchors.get(path)
    if (anchors && !anchors.has(anchor)) problems.push({ file, line, message: `the page ${path} has no place #${anchor}` })
  }
}
