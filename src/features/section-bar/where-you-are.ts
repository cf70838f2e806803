/** The part of the window in which a heading has become what one reads: below the bars, above the middle. */
const READING = '-20% 0px -55% 0px'

/** Marks in the section bar which section is being read, and brings its link into the bar's sight. Returns what ends it. */
export function markWhereYouAre(): () => void {
  const bar = document.querySelector<HTMLElement>('[data-sections] ul')
  if (!bar) return () => undefined
  const links = new Map([...bar.querySelectorAll('a')].map((link) => [link.hash.slice(1), link]))
  const reading = new Set<Element>()
  let marked: HTMLElement | undefined

  function mark(): void {
    const [first] = sections.filter((section) => reading.has(section))
    const link = first && links.get(idOf(first))
    if (!link || link === marked) return
    marked?.removeAttribute('aria-current')
    link.setAttribute('aria-current', 'true')
    marked = link
    const { left, right } = link.getBoundingClientRect()
    const room = bar?.getBoundingClientRect()
    if (room && (left < room.left || right > room.right - 96)) bar?.scrollBy({ left: left - room.left - 64, behavior: 'instant' })
  }

  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) reading[isIntersecting ? 'add' : 'delete'](target)
      mark()
    },
    { rootMargin: READING },
  )
  const sections = [...document.querySelectorAll('#article section[aria-labelledby]')].filter((section) =>
    links.has(idOf(section)),
  )
  for (const section of sections) observer.observe(section)
  return () => observer.disconnect()
}

const idOf = (section: Element) => section.getAttribute('aria-labelledby') ?? ''
