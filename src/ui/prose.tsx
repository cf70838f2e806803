import type { Html } from '../shared/contract/content'
import { trustedHtml } from './trusted-html'

/** A rendered piece of Markdown from the content; its links are plain and work in the app too. */
export function Prose({ of, className = 'prose' }: { of: Html; className?: string }) {
  return <div id={of.id} className={className} dangerouslySetInnerHTML={trustedHtml(of.html)} />
}
