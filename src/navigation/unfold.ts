/** Opens everything that a place of the page lies in, and the section that it heads. */
export function unfold(place: Element | undefined): void {
  for (let fold = place?.closest('details'); fold; fold = fold.parentElement?.closest('details')) fold.open = true
}
