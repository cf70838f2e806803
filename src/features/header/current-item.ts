/** Marks, in each menu of the header, the one item that leads to the page in sight, or else to what that lies in. */
export function markCurrentItem(): void {
  const here = location.pathname
  for (const menu of document.querySelectorAll('#root > header nav')) {
    let nearest: HTMLAnchorElement | undefined
    for (const item of menu.querySelectorAll<HTMLAnchorElement>('a[href^="/"]')) {
      item.removeAttribute('aria-current')
      const { pathname } = item
      // Of two that lead to the same page the one within a group.
      if (`${here}/`.startsWith(`${pathname}/`) && pathname.length >= (nearest?.pathname.length ?? 0)) nearest = item
    }
    nearest?.setAttribute('aria-current', nearest.pathname === here ? 'page' : 'true')
  }
}
