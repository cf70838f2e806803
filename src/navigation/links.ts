/** Links in drawings are links too, but the address of an SVG link is no string. */
export const linkAround = (target: EventTarget | null) =>
  target instanceof Element ? target.closest<HTMLAnchorElement | SVGAElement>('a[href]') : null

/** Where the link around an event's target leads. */
export function linkTarget(target: EventTarget | null): URL | undefined {
  const address = linkAround(target)?.getAttribute('href')
  return address && URL.canParse(address, document.baseURI) ? new URL(address, document.baseURI) : undefined
}
