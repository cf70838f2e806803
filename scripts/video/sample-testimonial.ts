/**
 * What the sample testimonials share: they say first that no patient speaks, show an empty chair, and go through a year: rooms and things
 * in one arch, the drawing of what heals in the other, and the line of the months.
 */
import {
  arch,
  badge,
  column,
  course,
  type Cue,
  during,
  type Film,
  mix,
  pictures,
  rise,
  sceneAt,
  type ScriptedScene,
} from './draw'
import { shot, type Shot, type Size } from './plates'

const months = Array.from({ length: 13 }, (_, i) => ({ at: i / 12, name: i === 0 ? 'operation' : i === 12 ? 'one year' : '' }))
export const ARCH: Size = [250, 396]

export interface MonthScene extends ScriptedScene {
  shot: Shot
  /** After the operation, at the end of the scene. */
  month: number
  /** The time, as it stands on the drawing beside. */
  day?: string
}
interface Sample {
  seconds: number
  cues: readonly Cue[]
  scenes: readonly MonthScene[]
  /** What is seen while it says that it is a sample. */
  opening: Shot
  /** The drawing on the right, and the names of its parts. */
  beside: (t: number) => string
  labels: (t: number) => string[]
}

export function sampleTestimonial({ seconds, cues, scenes, opening, beside, labels }: Sample): Film {
  const first: MonthScene = {
    from: 0,
    to: 4.6,
    heading: ['Sample film.', 'No patient', 'speaks here.'],
    notes: ['The words are invented,', 'the pictures drawn'],
    shot: opening,
    month: 0,
  }
  const all = [first, ...scenes].map((scene, i, { [i - 1]: before }) => ({ ...scene, fromMonth: before?.month ?? 0 }))
  return {
    cues: [[0.4, 4.6, 'Sample film. No patient speaks here.'], ...cues],
    draw(t) {
      const { from, to, fromMonth, month } = sceneAt(all, t)
      const at = mix(fromMonth, month, rise(t, from, Math.min(2.4, to - from))) / 12
      return [
        column(t, all, { x: 52, y: 100, eyebrow: 'SAMPLE FILM' }),
        arch(
          'a',
          386,
          34,
          250,
          396,
          pictures(t, all, seconds, (scene, done) => shot(scene.shot, ARCH, done)),
        ),
        arch('b', 662, 34, 250, 396, beside(t)),
        ...all.map((scene) => (scene.day ? badge(787, 404, scene.day, 92, during(t, scene.from, scene.to)) : '')),
        ...labels(t),
        course({ x: 90, y: 386, width: 232, at, stops: months }),
      ].join('')
    },
  }
}
