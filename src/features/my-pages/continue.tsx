import { myPagesWords as texts } from '#words/my-pages'
import { useEffect, useState } from 'react'
import { type KeptPage, keptPages } from '../../lib/kept-pages'
import { foreignTag } from '../../shared/other-languages'
import { matchRoute } from '../../shared/routes'

const MOST = 4

/** The pages that were opened last, as the worker has kept them: no other trail is written. */
export function Continue() {
  const [pages, setPages] = useState<KeptPage[]>([])
  useEffect(() => void keptPages().then((kept) => setPages(latest(kept))), [])
  if (pages.length === 0) return null
  return (
    <section aria-labelledby="continue">
      <h2 id="continue">{texts.continue}</h2>
      <ul className="link-rows">
        {pages.map(({ path, title }) => (
          <li key={path}>
            <a href={path} lang={foreignTag(path)}>
              {title}
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Ways to pages are nothing to go on reading. */
const WAYS = new Set(['home', 'search'])

const isRead = ({ path, visited }: KeptPage) => {
  const { kind, shelf } = matchRoute(path)?.route ?? {}
  return visited && shelf && !WAYS.has(kind ?? '')
}

export const latest = (pages: KeptPage[]) =>
  pages
    .filter(isRead)
    .sort((a, b) => b.at - a.at)
    .slice(0, MOST)
