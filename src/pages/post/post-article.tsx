import { useApi, useSite } from '../../lib/api'
import { shortDate } from '../../shared/clinic-time'
import type { Post } from '../../shared/contract/content'
import { href } from '../../shared/routes'
import { strings } from '../../shared/strings'
import { Below } from '../../ui/below'
import { Breadcrumb } from '../../ui/breadcrumb'
import { Figure } from '../../ui/figure'
import { HelpAtOnce } from '../../ui/help-at-once'
import { OnThisPage } from '../../ui/on-this-page'
import { Prose } from '../../ui/prose'
import { Sources } from '../../ui/review-line'
import { Sections } from '../../ui/sections'
import { WholeWords } from '../../ui/whole-words'
import styles from './post-article.module.css'

/** One article: a quiet column to read in, its figure set into the text. */
export function Content({ id }: { id: string }) {
  const post = useApi('post', { id })
  const site = useSite()
  return (
    <>
      <Head post={post} />
      <Below>
        <div className={`wrap ${styles.body}`}>
          <div className={styles.picture}>
            <Figure of={post.figure} />
          </div>
          <OnThisPage anchors={post.sections.map((section) => ({ id: section.id, label: section.heading }))} />
          <div className={styles.text}>
            {post.intro && <Prose of={post.intro} className={`prose ${styles.opening}`} />}
            <Sections of={post.sections} />
            <section className={styles.help} aria-labelledby="help">
              <h2 id="help">{strings.helpAtOnce}</h2>
              <HelpAtOnce of={site} />
            </section>
            <Sources of={post.sources} />
            <p className={styles.review}>
              Text: {post.author}. Medically reviewed by {post.reviewer}. Last updated on{' '}
              <time dateTime={post.updated}>{shortDate(post.updated)}</time>.
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
        <Breadcrumb above={[{ label: strings.blog, href: href('blog') }]} current={post.title} />
        <p className="eyebrow">{post.topics.join(', ')}</p>
        <h1>
          <WholeWords of={post.title} />
        </h1>
        <Prose of={post.lead} className="lead" />
        <p className={styles.byline}>
          <span>{post.author}</span>
          <time dateTime={post.published}>{shortDate(post.published)}</time>
          <span>{post.minutes} min read</span>
        </p>
      </div>
    </header>
  )
}
