import type { Html, Section } from '../../../src/shared/contract/content'
import { catalogue } from '../../../src/shared/words/catalogue'
import type { PageText } from '../markdown/page-text'
import type { BuildContext } from './context'

/**
 * What the clinic answers to the questions that it tells people to ask: one section each. A sample says so; where all of several are
 * samples, it is said once above them.
 */
export function clinicAnswers(context: BuildContext, text: PageText): { intro?: Html; sections: Section[] } {
  const { source, data } = context.files.clinic
  if (!data.answers) {
    context.warn(
      source,
      ['answers'],
      'answers',
      'is missing: what the clinic answers to the questions that its pages tell people to ask',
    )
    return { sections: [] }
  }
  const { frameWords, contentWords } = catalogue(context.lang)
  const word = `class="sample">${frameWords.sample}<`
  const count = data.answers.length
  const all = count > 1 && data.answers.every(({ sample }) => sample)
  const sections = data.answers.map(({ q, a, sample }, index) => {
    if (sample) context.warn(source, ['answers', index, 'sample'], 'answers', `'${q}' has the sample's answer`)
    const marked = sample && !all ? `<p ${word}/p>` : ''
    return { id: text.anchors.take(q), heading: q, html: marked + text.block(a, ['answers', index, 'a']) }
  })
  if (!all) return { sections }
  const html = `<p><span ${word}/span> ${contentWords.sampleAnswers(count)}</p>`
  return { intro: { id: text.anchors.take('samples'), html }, sections }
}
