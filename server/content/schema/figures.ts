import * as v from 'valibot'
import { choice, list, path, slug, text } from './fields'

const length = v.pipe(v.number('is not a number'), v.minValue(0, 'is negative'))

export const figuresSchema = v.array(
  v.strictObject({
    id: slug,
    title: text(80),
    alt: text(400),
    width: length,
    height: length,
    zones: list(v.strictObject({ id: slug, label: text(60), x: length, y: length, side: choice(['left', 'right']), to: path })),
  }),
  'is not a list',
)

export type FigureRow = v.InferOutput<typeof figuresSchema>[number]
