/**
 * What the sample testimonials share: they say first that no patient speaks, show nobody, and go through a year: a room with an empty
 * chair, the drawing beside it, and the line of the months.
 */
import { arch, column, course, mix, rise } from './draw.js'
import { room } from './room.js'

const months = Array.from({ length: 13 }, (_, i) => ({ at: i / 12, name: { 0: 'operation', 12: 'one year' }[i] }))

/**
 * `scenes` are as in `column` and `room`, with the `month` after the operation in which each ends; `opening` stands by the chair at the
 * start. `beside(t)` is the drawing on the right and `labels(t)` names its parts.
 */
export function sampleTestimonial({ seconds, cues, scenes, opening, chair, beside, labels }) {
  const first = {
    from: 0,
    to: 4.6,
    heading: ['Sample film.', 'No patient', 'speaks here.'],
    notes: ['The words are invented,', 'the pictures drawn'],
    view: 'day',
    things: opening,
  }
  const all = [first, ...scenes].map((scene, i, { [i - 1]: before }) => ({
    ...scene,
    month: [before?.month ?? 0, scene.month ?? 0],
  }))
  return {
    cues: [[0.4, 4.6, 'Sample film. No patient speaks here.'], ...cues],
    draw(t) {
      const { from, to, month } = all.find((scene) => t < scene.to)
      return [
        column(t, all, { x: 52, y: 100, eyebrow: 'SAMPLE FILM' }),
        arch('a', 386, 34, 250, 396, room(t, all, seconds, chair)),
        arch('b', 662, 34, 250, 396, beside(t)),
        labels(t).join(''),
        course({ x: 90, y: 386, width: 232, at: mix(...month, rise(t, from, Math.min(to, seconds) - from)) / 12, stops: months }),
      ].join('')
    },
  }
}
