import { markWhereYouAre } from '../../features/section-bar/where-you-are'
import { keepTicks } from '../../features/weigh/kept-ticks'

/** What scripts add to a treatment's article, which is not hydrated. Returns what ends it. */
export function startArticle(): () => void {
  const ends = [keepTicks(), markWhereYouAre(), openWhatIsShown()]
  addEventListener('beforeprint', openAll)
  return () => {
    removeEventListener('beforeprint', openAll)
    for (const end of ends) end()
  }
}

/** What the style sheet shows on a wide window (chapters) is open to a screen reader, too, and stays so. */
function openWhatIsShown(): () => void {
  const wide = matchMedia('(min-width: 1200px)')
  const folds = document.querySelectorAll<HTMLDetailsElement>('details:has(> summary :is(#how-it-is-done, #recovery, #related))')
  const open = () => {
    if (wide.matches) for (const fold of folds) fold.open = true
  }
  open()
  wide.addEventListener('change', open)
  for (const fold of folds) fold.addEventListener('toggle', open)
  return () => wide.removeEventListener('change', open)
}

/** For browsers whose style sheet cannot open what is folded (styles/print). */
function openAll(): void {
  if (CSS.supports('selector(::details-content)')) return
  for (const fold of document.querySelectorAll('#article details')) fold.setAttribute('open', '')
}
