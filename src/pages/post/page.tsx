import { ShareAndPrint } from '../../features/share/share-and-print'
import { frameWords } from '#words/frame'
import { Below } from '../../ui/below'
import { part, Static } from '../../ui/static'
import type { PageProps } from '../page-props'

const Article = part(() => import('./post-article'))
const Further = part(() => import('./post-further'))
export const parts = [Article]

/** An article, ways to pass it on, and where it leads. */
export function Page({ params }: PageProps<'post'>) {
  const id = params.post
  return (
    <>
      <Static id="article" as="article">
        {() => <Article id={id} />}
      </Static>
      <Below>
        <ShareAndPrint print={frameWords.printPage} />
        <Static id="further">{() => <Further id={id} />}</Static>
      </Below>
    </>
  )
}
