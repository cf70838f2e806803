import { describe, expect, test } from 'vitest'
import { builtIndex } from '../../../../../build/search-index'
import type { Content } from '../../../../../server/content/content'
import { inspectContent } from '../../../../../server/content/load'
import { searchDocuments } from '../../../../../server/content/search-documents'
import { createSearch } from '../../../../../src/features/search/engine'
import { pathIn } from '../../../../../src/shared/languages'

const content = inspectContent('content').content as Content
const index = builtIndex(searchDocuments(content))
const search = createSearch(JSON.parse(index))
const paths = (query: string) => search(query).map(({ path }) => path)
const place = (query: string, inPages = search) => {
  const [hit] = inPages(query)
  return `${hit?.path}${hit?.section ? `#${hit.section.anchor}` : ''}`
}

/** What people type, and the treatment that must stand first. */
const first: [typed: string, slug: string][] = [
  ['nose', 'rhinoplasty-nose-surgery'],
  ['Nose job', 'rhinoplasty-nose-surgery'],
  ['naak', 'rhinoplasty-nose-surgery'],
  ['nak ki surgery', 'rhinoplasty-nose-surgery'],
  ['rhinoplsty', 'rhinoplasty-nose-surgery'],
  ['man boobs', 'gynecomastia'],
  ['i have man boobs', 'gynecomastia'],
  ['gynaecomastia', 'gynecomastia'],
  ['botox', 'anti-wrinkle-injections'],
  ['boto', 'anti-wrinkle-injections'],
  ['jhurriyan', 'anti-wrinkle-injections'],
  ['double chin', 'chin-lift'],
  ['eye bags', 'blepharoplasty'],
  ['tummy tuck', 'abdominoplasty-tummy-tuck-surgery'],
  ['pet kam karna', 'abdominoplasty-tummy-tuck-surgery'],
  ['charbi', 'liposuction-surgery'],
  ['pet ki charbi', 'abdominoplasty-tummy-tuck-surgery'],
  ['pet ki charbi kam karna', 'abdominoplasty-tummy-tuck-surgery'],
  ['love handles', 'liposuction-surgery'],
  ['after pregnancy', 'mommy-makeover'],
  ['facelift', 'rhytidectomy-facelift-surgery'],
  ['honth', 'lip-surgery'],
  ['lips', 'lip-surgery'],
  ['fillers', 'dermal-fillers'],
  ['ganjapan', 'hair-transplant'],
  ['FUE', 'hair-transplant'],
  ['mesotherapy', 'mesotherapy'],
  ['pimples', 'acne-laser'],
  ['acne scars', 'microneedling'],
  ['jhaiyan', 'laser-toning'],
  ['melasma', 'laser-toning'],
  ['stretch marks', 'microneedling'],
  ['naevus of ota', 'laser-pigmentation-removal'],
  ['baal hatana', 'laser-hair-removal'],
  ['vampire facial', 'growth-factor-therapy-power-shots'],
  ['chemical peel', 'facial-skin-revive'],
  ['naak chhoti karna', 'rhinoplasty-nose-surgery'],
  ['muhase ke gaddhe', 'microneedling'],
  ['aankh ke niche kala', 'dermal-fillers'],
  ['आँखों के नीचे थैली', 'blepharoplasty'],
  ['stan bada karna', 'chest-implant'],
  ['aadmi ke stan', 'gynecomastia'],
  ['डबल चिन', 'chin-lift'],
  ['jhuriya hatana', 'anti-wrinkle-injections'],
  ['पतले होंठ मोटे करना', 'dermal-fillers'],
]

const hair = ['hair-booster-therapy', 'mesotherapy', 'hair-transplant'].map((slug) => `/hair-treatment/${slug}`)

describe('the site search understands what people type', () => {
  const treatments = new Map(content.treatments.map(({ slug, path }) => [slug, path]))

  test.each(first)('%s', (typed, slug) => {
    expect(paths(typed)[0]).toBe(treatments.get(slug))
  })

  test.each(['hair fall', 'hairfall', 'baal jhadna'])('%s: the three hair treatments come first', (typed) => {
    expect(new Set(paths(typed).slice(0, 3))).toEqual(new Set(hair))
  })

  test.each([
    ['doctor', content.doctors[0]?.path],
    ['phone number', '/contact'],
    ['address', '/contact'],
    ['reviews', '/written-testimonials'],
    ['before after', '/real-results'],
    ['jobs', '/careers'],
    ['sweating', '/services'],
    ['carbon peel', '/services'],
    ['skin booster', '/services'],
    ['teeth grinding', '/services'],
    ['consultation fee', '/book-an-appointment'],
    ['night number', '/contact'],
    ['khali pet', '/blog/anaesthesia-explained'],
    ['naak ki sujan', '/blog/rhinoplasty-recovery-week-by-week'],
    ['laser ke baad daag', '/blog/laser-on-indian-skin'],
  ])('%s: the page of the clinic', (typed, path) => {
    expect(paths(typed)[0]).toBe(path)
  })

  test.each([
    ['stretch marks', 'stretch marks'],
    ['chicken pox marks', 'chickenpox'],
    ['vampire facial', 'vampire facial'],
    ['sweating', 'sweating'],
    ['teeth grinding', 'grinding'],
    ['hyperhidrosis', 'hyperhidrosis'],
    ['carbon peel', 'carbon peel'],
    ['skin booster', 'skin booster'],
    ['til', 'mole'],
    ['square jaw', 'jaw'],
    ['gst', 'gst'],
    ['khali pet', 'fasting'],
  ])('%s: the page that comes first speaks of it', (typed, spoken) => {
    const page = searchDocuments(content).find(({ path }) => path === paths(typed)[0])
    expect(page?.text.toLowerCase()).toContain(spoken)
  })

  test('articles and pages are found too', () => {
    expect(paths('keloid')).toContain('/blog/scars-how-they-heal')
    expect(paths('parking metro')).toContain('/contact')
    expect(paths('grievance officer')).toContain('/privacy-policy')
  })

  test('nonsense and silence find nothing', () => {
    for (const typed of ['', '   ', '?!', 'the of', 'xqzzkwv']) expect(paths(typed)).toEqual([])
  })

  test('nothing that a visitor types breaks it', () => {
    for (const typed of ['<img onerror=x>', '__proto__', 'constructor', 'a'.repeat(5000), '🙂', 'नाक', "crow's feet"])
      expect(() => search(typed)).not.toThrow()
  })
})

describe('the search leads to the place that speaks of it', () => {
  test.each([
    ['naak se khoon', '/face-surgeries/rhinoplasty-nose-surgery#call-at-once'],
    ['नाक से खून', '/face-surgeries/rhinoplasty-nose-surgery#call-at-once'],
    ['tummy tuck cost', '/body-chest/abdominoplasty-tummy-tuck-surgery#what-the-cost-depends-on'],
    ['after hair transplant', '/hair-treatment/hair-transplant#recovery'],
    ['nose job', '/face-surgeries/rhinoplasty-nose-surgery'],
    ...['bleeding', 'khoon', 'sujan', 'bukhar', 'dard', 'fever', 'stitches', 'बुखार', 'सूजन', 'टांके'].map((typed) => [
      typed,
      '/aftercare',
    ]),
    ...['infection', 'sankraman', 'chakkar', 'chest pain', 'discharge', 'wound opened', 'stitches opened', 'oozing'].map(
      (typed) => [typed, '/aftercare'],
    ),
    ...['संक्रमण', 'चक्कर', 'सीने में दर्द', 'घाव खुल गया', 'नहाना'].map((typed) => [typed, '/aftercare']),
  ])('%s', (typed, address) => {
    expect(place(typed)).toBe(address)
  })

  test.each([
    ['पलक', 'blepharoplasty'],
    ['पलकें', 'blepharoplasty'],
    ['नाक', 'rhinoplasty-nose-surgery'],
    ['पेट की चर्बी', 'abdominoplasty-tummy-tuck-surgery'],
    ['बाल झड़ना', 'hair-booster-therapy'],
    // Without the dots under the letters, as many write.
    ['बाल झडना', 'hair-booster-therapy'],
    ['मुहासे के निशान', 'microneedling'],
    ['झुर्रियाँ', 'anti-wrinkle-injections'],
    ['झुर्रियां', 'anti-wrinkle-injections'],
  ])('%s, in Devanagari', (typed, slug) => {
    expect(paths(typed)[0]?.split('/').at(-1)).toBe(slug)
  })

  test('every section that a result names is a place of its page', () => {
    const stitches = search('stitches removed nose').find(({ section }) => section)
    expect(stitches?.section?.heading).not.toBe('')
  })

  test('a link of the list of everyday words leads where the search leads', () => {
    const list = content.pages.get('search')?.sections[0]?.html ?? ''
    for (const [, target = '', words = ''] of list.matchAll(/<a href="([^"#]+)[^>]*>([^,<]+)/g))
      if (target !== '/aftercare' && !['Breasts', 'Lips', 'What it costs'].includes(words))
        expect(paths(words), words).toContain(target)
  })
})

/** What people type for a part of the body or a complaint, in both scripts and as it comes, and the page that is meant as a whole. */
const typedFor: Record<string, string> = {
  'body-chest/abdominoplasty-tummy-tuck-surgery': 'pet, पेट, pait, tummy tuk, पेट कम करने का ऑपरेशन',
  'face-surgeries/rhinoplasty-nose-surgery': 'naak, nak, nose, नाक, टेढी नाक',
  'hair-treatment/hair-booster-therapy': 'बाल, baal jhdna, bal jhad rahe, hear fall, हेयर फॉल',
  'hair-treatment/hair-transplant': 'baal, bal, ganjapn, hair transplent, हेयर ट्रांसप्लांट',
  'face-surgeries/blepharoplasty': 'palak, palke, bhari palken, पलक, पलके',
  'face-surgeries/rhytidectomy-facelift-surgery': 'chehra, chehra latak gya, चेहरा',
  'laser-treatment/laser-toning': 'jhaiyan, jhaiya, jhai, chehre ki jhaiya, झाइयाँ, झाईयां, चेहरे पर झाइयां',
  'laser-treatment/acne-laser': 'muhase, muhaase, munhase, pimpal, मुहांसे, मुंहासे, मुहासे',
  'laser-treatment/microneedling': 'daag, dag, दाग, दाग़',
  'body-chest/liposuction-surgery': 'motapa, motaapa, मोटापा, charbi, vajan kam, वजन कम करना',
  'body-chest/chest-implant': 'stan, स्तन',
  'body-chest/gynecomastia': 'mardana stan, gaynecomastia, गाइनेकोमास्टिया',
  'face-surgeries/lip-surgery': 'honth, hoth, onth, hoont, होंठ, होठ, होंट, ओंठ, हौंठ, lips kale, होंठ काले',
  'anti-aging/anti-wrinkle-injections': 'botoks, botocks, बोटोक्स, jhuriya, झुर्रियां',
  'laser-treatment': 'lazer, lajer, लेजर, लेसर',
  services: 'massa, मस्सा, masse',
}
describe.each([content, content.translations.get('hi') as Content])('on the pages in $lang', (pages) => {
  const inPages = createSearch(JSON.parse(builtIndex(searchDocuments(pages))))

  test.each(Object.entries(typedFor))('/%s: %s', (path, typed) => {
    for (const words of typed.split(', ')) expect([words, place(words, inPages)]).toEqual([words, pathIn(pages.lang, `/${path}`)])
  })
})

test('an article that is English is found from the Hindi pages in both languages, and told of in Hindi', () => {
  const hindi = createSearch(JSON.parse(builtIndex(searchDocuments(content.translations.get('hi') as Content))))
  for (const typed of ['keloid', 'केलॉइड', 'silicone gel sheets']) {
    const hit = hindi(typed).find(({ path }) => path === '/blog/scars-how-they-heal')
    const shown = [...(hit?.title ?? []), ...(hit?.excerpt ?? [])].map(({ text }) => text).join('')
    expect(shown, typed).toMatch(/निशान/)
    expect(shown, typed).not.toMatch(/[A-Za-z]/)
    expect(hit?.section, typed).toBeUndefined()
  }
})

describe('what a result shows', () => {
  test('a stretch of the text with the words marked', () => {
    const [hit] = search('septum')
    const marked = hit?.excerpt.filter(({ mark }) => mark).map(({ text }) => text.toLowerCase())
    expect(marked).toContain('septum')
    const length = hit?.excerpt.map(({ text }) => text).join('').length ?? 0
    expect(length).toBeLessThan(260)
  })

  test('what a page says of itself first, where its title is what was typed: a nose is not a nosebleed', () => {
    const [hit] = search('nose')
    expect(hit?.title.map(({ text }) => text).join('')).toMatch(/^Nose/)
    expect(hit?.excerpt.map(({ text }) => text).join('')).not.toMatch(/^…|nosebleed/i)
    expect(search('nosebleed')[0]?.excerpt.some(({ text, mark }) => mark && /nosebleed/i.test(text))).toBe(true)
  })

  test('the lay words when they brought the page here', () => {
    expect(search('naak')[0]?.foundFor).toBe('naak')
    expect(search('dermal fillers')[0]?.foundFor).toBeUndefined()
  })

  test('the right spelling of a word that stands nowhere as it was typed', () => {
    expect(search('rinoplasti')[0]?.foundFor).toBe('rhinoplasty')
    expect(search('gynecomstia')[0]?.foundFor).toBe('gynaecomastia')
    expect(search('liposucton')[0]?.foundFor).toBe('liposuction')
    expect(search('rhinoplas')[0]?.foundFor).toBeUndefined()
  })

  test('the text as it is written: joined, the pieces of a title are the title', () => {
    for (const hit of search('surgery'))
      expect(searchDocuments(content).map(({ title }) => title)).toContain(hit.title.map(({ text }) => text).join(''))
  })
})

test('the index keeps nothing but its own terms and texts, and stays small', () => {
  expect(index.length).toBeLessThan(700_000)
})
