import { keepTicks } from '../../features/weigh/kept-ticks'
import { openOnPaper } from '../../features/section-bar/open-on-paper'
import { markWhereYouAre } from '../../features/section-bar/where-you-are'

/** What scripts add to a treatment's article, which is not hydrated. Returns what ends it. */
export function startArticle(): () => void {
  const ends = [keepTicks(), markWhereYouAre(), openOnPaper()]
  return () => ends.forEach((end) => end())
}
