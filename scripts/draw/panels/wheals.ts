import { fill } from './marks'

/** Wheals where the fluid lies under the skin: lit from the upper left, a small shade below. */
export const wheals = (places: readonly (readonly [number, number])[], size = 1): string =>
  places
    .map(
      ([x, y]) =>
        `<g transform="translate(${x} ${y})${size === 1 ? '' : ` scale(${size})`}">${
          fill('#a9735a', 'M-5 1a5.4 4.6 0 0 0 11 1a5.4 5 0 0 1-11-1z') +
          fill('#f7e3d0', 'M-5 0a5 4.4 0 0 1 9-2q-5 0-9 2z') +
          fill('#b3264f', 'M-.8-.8h1.6v1.6h-1.6z')
        }</g>`,
    )
    .join('')
