import type { Section } from '../../../src/shared/contract/content'
import { catalogue } from '../../../src/shared/words/catalogue'
import type { PageText } from '../markdown/page-text'
import type { BuildContext } from './context'

/** What the clinic answers to the questions that it tells people to ask: one section each; a sample says so. */
export function clinicAnswers(context: BuildContext, text: PageText): Section[] {
  const { source, data } = context.files.clinic
  if (!data.answers) {
    context.warn(
      source,
      ['answers'],
      'answers',
      'is missing: what the clinic answers to the questions that its pages tell people to ask',
    )
    return []
  }
  const { sample: word } = catalogue(context.lang).frameWords
  return data.answers.map(({ q, a, sample }, index) => {
    if (sample) context.warn(source, ['answers', index, 'sample'], 'answers', `'${q}' has the sample's answer`)
    const marked = sample ? `<p class="sample">${word}</p>` : ''
    return { id: text.anchors.take(q), heading: q, html: marked + text.block(a, ['answers', index, 'a']) }
  })
}
