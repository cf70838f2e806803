import type { FieldPath, SourceFile } from '../read/source-file'
import type { Notes } from './notes'

/** A medical page is reviewed in turn; an overdue review is a concern for publishing, never a reason to fail a build. */
export function checkReview(notes: Notes & { today: string }, source: SourceFile, review: { last: string; next: string }): void {
  checkDates(notes, source, ['review', 'next'], review.last, review.next)
  if (review.next < notes.today) notes.warn(source, ['review', 'next'], 'review', `the review was due on ${review.next}`)
}

export function checkDates(notes: Notes, source: SourceFile, field: FieldPath, first: string, second: string): void {
  if (second < first) notes.problem(source, field, `${second} lies before ${first}`)
}
