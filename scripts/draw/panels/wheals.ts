import { fill } from './marks'
import { ellipse } from './pen'

/** Wheals where the fluid lies under the skin: lit from the upper left, a small shade below. */
export const wheals = (places: readonly (readonly [number, number])[], size = 1): string =>
  places
    .map(
      ([x, y]) =>
        `<g transform="translate(${x} ${y})${size === 1 ? '' : ` scale(${size})`}">${
          fill('#9a6448', ellipse(1, 1.3, 5.2, 4.6), 'opacity=".75"') +
          fill('#e3b592', ellipse(0, 0, 4.8, 4.2)) +
          fill('#f4d8be', ellipse(-1.4, -1.2, 2.4, 1.8)) +
          fill('#a52a44', ellipse(0.8, 0.5, 0.9))
        }</g>`,
    )
    .join('')
