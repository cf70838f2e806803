/**
 * What the sample testimonials share: they say first that no patient speaks, show nobody, and go through a year: a room with an empty
 * chair, the drawing beside it, and the line of the months.
 */
import { arch, column, course, type Cue, type Film, mix, rise, sceneAt, type ScriptedScene } from './draw'
import { type Chair, room, type RoomScene, type Things } from './room'

const months = Array.from({ length: 13 }, (_, i) => ({ at: i / 12, name: i === 0 ? 'operation' : i === 12 ? 'one year' : '' }))

export interface MonthScene extends RoomScene, ScriptedScene {
  /** After the operation, at the end of the scene. */
  month: number
}
interface Sample {
  seconds: number
  cues: readonly Cue[]
  scenes: readonly MonthScene[]
  /** Stands by the chair at the start. */
  opening: Things
  chair: Chair
  /** The drawing on the right, and the names of its parts. */
  beside: (t: number) => string
  labels: (t: number) => string[]
}

export function sampleTestimonial({ seconds, cues, scenes, opening, chair, beside, labels }: Sample): Film {
  const first: MonthScene = {
    from: 0,
    to: 4.6,
    heading: ['Sample film.', 'No patient', 'speaks here.'],
    notes: ['The words are invented,', 'the pictures drawn'],
    view: 'day',
    things: opening,
    month: 0,
  }
  const all = [first, ...scenes].map((scene, i, { [i - 1]: before }) => ({ ...scene, fromMonth: before?.month ?? 0 }))
  return {
    cues: [[0.4, 4.6, 'Sample film. No patient speaks here.'], ...cues],
    draw(t) {
      const { from, to, fromMonth, month } = sceneAt(all, t)
      const at = mix(fromMonth, month, rise(t, from, Math.min(to, seconds) - from)) / 12
      return [
        column(t, all, { x: 52, y: 100, eyebrow: 'SAMPLE FILM' }),
        arch('a', 386, 34, 250, 396, room(t, all, seconds, chair)),
        arch('b', 662, 34, 250, 396, beside(t)),
        labels(t).join(''),
        course({ x: 90, y: 386, width: 232, at, stops: months }),
      ].join('')
    },
  }
}
