import { expect, test } from 'vitest'
import { ApiCache } from '../../../src/lib/api'
import { loadSeo } from '../../../src/navigation/seo'
import { navigation } from '../../../src/stores/navigation'

/** An API that answers when it is told to. */
function slowApi() {
  const answers: (() => void)[] = []
  const api = new ApiCache(
    (path) =>
      new Promise((resolve, reject) => {
        answers.push(() =>
          path.includes('fails') ? reject(new Error('down')) : resolve({ title_tag: 'A title', name: 'Clinic', path }),
        )
      }),
  )
  return { api, answer: () => answers.splice(0).forEach((one) => one()) }
}

for (const path of ['/services', '/fails'])
  test(`the loading flag stays on until the record of ${path} is there or cannot be had`, async () => {
    const { api, answer } = slowApi()
    expect(navigation.seoLoading).toBe(false)
    const loading = loadSeo(api, path)
    expect(navigation.seoLoading).toBe(true)
    answer()
    await loading
    expect(navigation.seoLoading).toBe(false)
  })
