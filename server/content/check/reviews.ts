import type { BuildContext } from '../assemble/context'
import type { FieldPath, SourceFile } from '../read/source-file'

/** A medical page is reviewed in turn; an overdue review is a concern for publishing, never a reason to fail a build. */
export function checkReview(context: BuildContext, source: SourceFile, review: { last: string; next: string }): void {
  checkDates(context, source, ['review', 'next'], review.last, review.next)
  if (review.next < context.today) context.warn(source, ['review', 'next'], 'review', `the review was due on ${review.next}`)
}

export function checkDates(context: BuildContext, source: SourceFile, field: FieldPath, first: string, second: string): void {
  if (second < first) context.problem(source, field, `${second} lies before ${first}`)
}
