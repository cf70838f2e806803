import { Chapter } from './chapter'
import styles from './colours.module.css'
import { contrast } from './contrast'
import { colour, colours, type Colour } from './tokens'

/** The texts of the site and what they stand on. */
const pairs: [text: string, surface: string][] = [
  ...['ink', 'soft', 'accent', 'error', 'good'].flatMap((text) =>
    ['paper', 'card', 'sand', 'blush'].map((surface): [string, string] => [text, surface]),
  ),
  ['on-plum', 'plum'],
  ['on-plum', 'plum-deep'],
  ['error', 'error-wash'],
  ['good', 'good-wash'],
]

export function Colours() {
  return (
    <>
      <Chapter id="colours" title="Colours, light and dark, with their contrast to the paper">
        <ul className={styles.swatches}>
          {colours.map((one) => (
            <li key={one.name}>
              <Swatch of={one} />
              <strong>{one.name}</strong>
              <span>
                {one.light} <Ratio of={one} on={colour('paper')} scheme="light" />
              </span>
              <span>
                {one.dark} <Ratio of={one} on={colour('paper')} scheme="dark" />
              </span>
            </li>
          ))}
        </ul>
      </Chapter>
      <Chapter id="text-colours" title="Texts on their surfaces, with the contrast in light and dark">
        <ul className={styles.pairs}>
          {pairs.map(([text, surface]) => (
            <li key={text + surface} style={{ color: `var(--${text})`, background: `var(--${surface})` }}>
              {text} on {surface}
              <span>
                <Ratio of={colour(text)} on={colour(surface)} scheme="light" />{' '}
                <Ratio of={colour(text)} on={colour(surface)} scheme="dark" />
              </span>
            </li>
          ))}
        </ul>
      </Chapter>
    </>
  )
}

const Swatch = ({ of: { light, dark } }: { of: Colour }) => (
  <svg viewBox="0 0 80 32" preserveAspectRatio="none" aria-hidden="true">
    <rect width="40" height="32" fill={light} />
    <rect x="40" width="40" height="32" fill={dark} />
  </svg>
)

const Ratio = ({ of, on, scheme }: { of: Colour; on: Colour; scheme: 'light' | 'dark' }) =>
  contrast(of[scheme], on[scheme]).toFixed(1)
