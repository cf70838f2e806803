import { useApi, useSite } from '../../lib/api'
import { readingWords } from '#words/reading'
import { timeWords } from '#words/time'
import { shortDate } from '../../shared/clinic-time'
import type { Post } from '../../shared/contract/content'
import { frameWords } from '#words/frame'
import { Below } from '../../ui/below'
import { Figure } from '../../ui/figure'
import { Filled } from '../../ui/filled'
import { HelpAtOnce } from '../../ui/help-at-once'
import { OnThisPage } from '../../ui/on-this-page'
import { PageTitle } from '../../ui/page-title'
import { Picture } from '../../ui/picture'
import { Prose } from '../../ui/prose'
import { ReadingAids } from '../../ui/reading-aids'
import { Sources } from '../../ui/review-line'
import { Sections } from '../../ui/sections'
import { WholeWords } from '../../ui/whole-words'
import styles from './post-article.module.css'

/** One article: a quiet column to read in, its picture beside the title. */
export function Content({ id }: { id: string }) {
  const post = useApi('post', { id })
  const site = useSite()
  // Said once: where the text has the box of its own, it says for what, too.
  const saysWhom = post.sections.some(({ html }) => html.includes('callout-call'))
  return (
    <>
      <Head post={post} />
      <Below>
        <div className={`wrap ${styles.body}`}>
          <OnThisPage of={post.sections} />
          <div className={styles.text}>
            {post.intro && <Prose of={post.intro} className={`prose ${styles.opening}`} />}
            <Sections of={post.sections} />
            {!saysWhom && (
              <section className={styles.help} aria-labelledby="help">
                <h2 id="help">{frameWords.helpAtOnce}</h2>
                <HelpAtOnce of={site} />
              </section>
            )}
            <Sources of={post.sources} />
            <p className={styles.review}>
              <Filled
                text={readingWords.postReviewed(post.author, post.reviewer)}
                date={<time dateTime={post.updated}>{shortDate(post.updated, timeWords)}</time>}
              />
            </p>
          </div>
        </div>
      </Below>
    </>
  )
}

function Head({ post }: { post: Post }) {
  return (
    <header className={styles.head}>
      <div className={`wrap ${styles.title}`}>
        <PageTitle page={{ ...post, eyebrow: post.topics.join(', ') }} heading={<WholeWords of={post.title} />}>
          <p className={styles.byline}>
            <span>{post.author}</span>
            <time dateTime={post.published}>{shortDate(post.published, timeWords)}</time>
            <span>{readingWords.minutesToRead(post.minutes)}</span>
          </p>
          <ReadingAids />
        </PageTitle>
        {post.plate ? (
          <div className={`${styles.picture} bleeds`}>
            <Picture of={post.plate} eager sizes="(min-width: 992px) 36rem, 100vw" />
          </div>
        ) : (
          <div className={styles.picture}>
            <Figure of={post.figure} />
          </div>
        )}
      </div>
    </header>
  )
}
