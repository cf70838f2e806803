/** The part of the window in which a section is the one that is read: below the bars, also on a low window, and above the middle. */
const READING = '-128px 0px -55% 0px'

/** Marks in the section bar which section is being read, none at the head of the page, and brings its link into sight. Returns what ends it. */
export function markWhereYouAre(): () => void {
  const links = new Map(
    [...document.querySelectorAll<HTMLAnchorElement>('[data-sections] a')].map((link) => [link.hash.slice(1), link]),
  )
  let marked: HTMLElement | undefined

  function mark(link: HTMLElement | undefined): void {
    marked?.removeAttribute('aria-current')
    // The bar scrolls sideways, where it is one; the page does not. At the head of the page it begins with its first link.
    const bar = (link ?? marked)?.closest('ul')
    if (bar) bar.scrollLeft = link ? link.offsetLeft - bar.clientWidth / 3 : 0
    marked = link
    link?.setAttribute('aria-current', 'true')
  }

  const sections = [...document.querySelectorAll('#article header, #article section')].filter(
    (section) => section.matches('header') || links.has(nameOf(section)),
  )
  const read = new Set<Element>()
  // Of several that are seen the first: who has come to one by its link has it at the top, whatever stands below it.
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) read[isIntersecting ? 'add' : 'delete'](target)
      const first = sections.find((section) => read.has(section))
      const link = first && links.get(nameOf(first))
      if (first && link !== marked) mark(link)
    },
    { rootMargin: READING },
  )
  for (const section of sections) observer.observe(section)
  return () => observer.disconnect()
}

const nameOf = (section: Element) => section.getAttribute('aria-labelledby') ?? ''
