import { markWhereYouAre } from '../../features/section-bar/where-you-are'
import { keepTicks } from '../../features/weigh/kept-ticks'

/** What scripts add to a treatment's article, which is not hydrated. Returns what ends it. */
export function startArticle(): () => void {
  const ends = [keepTicks(), markWhereYouAre()]
  addEventListener('beforeprint', openAll)
  return () => {
    removeEventListener('beforeprint', openAll)
    for (const end of ends) end()
  }
}

/** For browsers whose style sheet cannot open what is folded (styles/print). */
function openAll(): void {
  if (CSS.supports('selector(::details-content)')) return
  for (const fold of document.querySelectorAll('#article details')) fold.setAttribute('open', '')
}
