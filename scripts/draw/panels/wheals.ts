import { fill } from './marks'
import { ellipse } from './pen'

/** Wheals where the fluid lies under the skin: lit from the upper left, a small shade below. */
export const wheals = (places: readonly (readonly [number, number])[], size = 1): string =>
  places
    .map(
      ([x, y]) =>
        `<g transform="translate(${x} ${y})${size === 1 ? '' : ` scale(${size})`}">${
          fill(
            '#9a6448',
            'M-4.200 2.400A5 4.400 0 0 0 5.200-1.600 7 6 0 0 1-4.200 2.400z',
            'opacity=".6" transform="translate(.6 1.200)"',
          ) +
          fill('#ebc5a6', ellipse(0, 0, 4.8, 4.1), 'opacity=".75"') +
          fill('#f8e3cf', 'M-4.400.6A4.600 4 0 0 1 2-3.400 6 5 0 0 0-4.400.600z') +
          fill('#a52a44', ellipse(0.9, 0.6, 0.6))
        }</g>`,
    )
    .join('')
