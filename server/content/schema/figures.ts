import * as v from 'valibot'
import { LAYERS } from '../../../src/shared/layers'
import { choice, list, path, slug, text } from './fields'

const length = v.pipe(v.number('is not a number'), v.minValue(0, 'is negative'))

export const figuresSchema = v.array(
  v.strictObject({
    id: slug,
    title: text(80),
    alt: text(400),
    width: length,
    height: length,
    layers: v.optional(list(v.strictObject({ id: choice(LAYERS), alt: text(400) }), 0), []),
    zones: list(
      v.strictObject({
        id: slug,
        label: text(60),
        x: length,
        y: length,
        side: choice(['left', 'right']),
        layer: choice(LAYERS),
        to: path,
      }),
    ),
  }),
  'is not a list',
)

export type FigureRow = v.InferOutput<typeof figuresSchema>[number]
