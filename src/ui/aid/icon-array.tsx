import { Fragment } from 'react'
import { aidStrings as texts } from '#words/aid'
import type { Outcome } from '../../shared/contract/content'
import styles from './chances.module.css'
import { bothFrames, people } from './share'

/** A head and a coat, in a cell of 1 by 1.6. */
const FIGURE = 'M.5 .1a.23 .23 0 1 1 -.01 0M.16 1.5v-.5a.34 .36 0 0 1 .68 0v.5z'

/** One figure for each of 100 or 1,000 people or operations: filled, half filled (up to, in some studies or likely) or empty. The sentence says the same. */
export function IconArray({ of: outcome, patterns }: { of: Outcome; patterns: boolean }) {
  const { low, high, best, of, unit } = outcome
  const [sure, most] = [Math.round(best ?? low), Math.round(high)]
  const half = best === undefined ? texts.half : texts.halfLikely
  const said = [
    texts.eachFigure(people(of), unit),
    ...(sure > 0 ? [texts.filled(people(sure))] : []),
    ...(most > sure ? [half(people(most))] : []),
  ]
  const columns = of === 100 ? 20 : 50
  const height = (of / columns) * 1.6
  const part = (kind: string, from: number, to: number) =>
    to > from && <path fill={`url(#${kind})`} d={cellsOf(from, to, columns)} />
  return (
    <figure className={styles.figures}>
      <svg viewBox={`0 0 ${columns} ${height}`} role="img" aria-label={bothFrames(outcome).so}>
        {patterns && <Patterns />}
        {part('f1', 0, sure)}
        {part('f2', sure, most)}
        {part('f0', most, of)}
      </svg>
      <figcaption>{said.join(' ')}</figcaption>
    </figure>
  )
}

/** The outline of the cells `from` to `to`, which stand in rows. */
function cellsOf(from: number, to: number, columns: number): string {
  const row = (index: number) => Math.floor(index / columns)
  const parts: string[] = []
  for (let start = from; start < to;) {
    const full = start % columns === 0 && to - start >= columns
    const end = full ? row(to) * columns : Math.min(to, (row(start) + 1) * columns)
    const width = full ? columns : end - start
    const rows = full ? row(to) - row(start) : 1
    parts.push(`M${start % columns} ${tenth(row(start) * 1.6)}h${width}v${tenth(rows * 1.6)}h-${width}z`)
    start = end
  }
  return parts.join('')
}

const tenth = (length: number) => Math.round(length * 10) / 10

/** Once a page; every picture uses them. */
function Patterns() {
  const looks = [
    ['f0', <path key="0" className={styles.empty} d={FIGURE} />],
    ['f1', <path key="1" d={FIGURE} />],
    [
      'f2',
      <Fragment key="2">
        <path className={styles.empty} d={FIGURE} />
        <path d="M.16 1.5v-.5h.68v.5z" />
      </Fragment>,
    ],
  ] as const
  return looks.map(([id, look]) => (
    <pattern key={id} id={id} width="1" height="1.6" patternUnits="userSpaceOnUse">
      {look}
    </pattern>
  ))
}
