import { expect, test } from 'vitest'
import { latest } from '../../../../../src/features/my-pages/continue'

const page = (path: string, at: number, visited = true) => ({ path, title: path, at, visited })

test('what was read last comes first; the search and home, in either language, are ways and no reading', () => {
  const nose = '/face-surgeries/rhinoplasty-nose-surgery'
  const pages = [page('/', 9), page('/search', 8), page('/hi', 7), page('/hi/search', 6), page('/blog', 1), page(nose, 5)]
  expect(latest(pages).map(({ path }) => path)).toEqual([nose, '/blog'])
})
