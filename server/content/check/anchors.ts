import type { Links } from '../markdown/links'
import type { Problem } from '../problems'

/** A link to a place on a page needs that place. Runs when all pages are rendered. */
export function checkAnchors(links: Links, problems: Problem[]): void {
  for (const { path, anchor, placeOf } of links.anchorLinks) {
    const anchors = links.anchors.get(path)
    if (anchors && !anchors.has(anchor)) problems.push({ ...placeOf(), message: `the page ${path} has no place #${anchor}` })
  }
}
