import { FilterChips } from '../../features/filter/filter-chips'
import { readingWords } from '#words/reading'
import { blogWords } from '#words/page/blog'
import { groupsOf } from '../../features/filter/groups-of'
import { useApi, useSite } from '../../lib/api'
import { timeWords } from '#words/time'
import { shortDate } from '../../shared/clinic-time'
import { foreignTag, foreignText } from '../../shared/other-languages'
import type { PostCard } from '../../shared/contract/content'
import { ClosingCall } from '../../ui/closing-call'
import { EmptyList } from '../../ui/empty-list'
import { Figure } from '../../ui/figure'
import { PageHead } from '../../ui/page-head'
import { Picture } from '../../ui/picture'
import { Sections } from '../../ui/sections'
import { WholeWords } from '../../ui/whole-words'
import type { OwnText } from '../page-props'
import styles from './blog-article.module.css'

/** The newest article large, the others as a table of contents; by topic. */
export function Content({ text }: OwnText) {
  const page = useApi('page', { id: text })
  const posts = useApi('posts')
  const groups = groupsOf(posts, ({ topics }) => topics)
  return (
    <>
      <PageHead page={page} />
      <div className={`wrap ${styles.body}`}>
        <FilterChips legend={blogWords.show} options={groups.options} count={posts.length} />
        {posts.length === 0 && <EmptyList>{blogWords.none}</EmptyList>}
        <ul className={styles.posts}>
          {posts.map((post) => (
            <li key={post.slug} className={`card ${styles.post}`} data-in={groups.of(post)}>
              <Entry of={post} />
            </li>
          ))}
        </ul>
        <div className={`page-notes boxed ${styles.notes}`}>
          <Sections of={page.sections} />
        </div>
      </div>
      <ClosingCall of={useSite()} />
    </>
  )
}

function Entry({ of: { path, title, summary, published, minutes, topics, figure, plate } }: { of: PostCard }) {
  return (
    <>
      <div className={styles.picture}>
        {plate ? <Picture of={{ ...plate, alt: '' }} sizes="24rem" /> : <Figure of={{ ...figure, alt: '' }} />}
      </div>
      <div className={styles.words}>
        <p className={styles.meta}>
          <b>{topics.join(', ')}</b>
          <span>
            {readingWords.minutesToRead(minutes)} <time dateTime={published}>{shortDate(published, timeWords)}</time>
          </span>
        </p>
        <h2 lang={foreignText(path, title)}>
          <a className="card-link" href={path} hrefLang={foreignTag(path)}>
            <WholeWords of={title} />
          </a>
        </h2>
        <p lang={foreignText(path, summary)}>{summary}</p>
      </div>
    </>
  )
}
