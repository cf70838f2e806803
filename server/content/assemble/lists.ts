import type { Achievement, GalleryItem, ResultPair, Testimonial, Video } from '../../../src/shared/contract/content'
import { partsOf, type Stretch } from '../../../src/shared/recovery-time'
import { href } from '../../../src/shared/routes'
import { catalogue } from '../../../src/shared/words/catalogue'
import { checkConsent } from '../check/consents'
import { checkUniqueIds } from '../check/unique-ids'
import type { BuildContext } from './context'
import { consented } from './live'
import { checkOwnFile } from '../check/own-files'

/** Before/after pairs with a consent that holds today. */
export function buildResults(context: BuildContext): ResultPair[] {
  return rows(context, 'results', (row, source, index) => {
    const treatment = context.card(source, [index, 'treatment'], row.treatment)
    checkConsent(context, source, [index], row)
    const before = context.picture(source, [index, 'before', 'src'], row.before)
    const after = context.picture(source, [index, 'after', 'src'], row.after)
    if (!treatment || !consented(row, context.today)) return undefined
    const { id, title, text, interval, months, at, sample } = row
    const when = (stretch: Stretch) => {
      const { unit, first, last } = partsOf(stretch)
      return catalogue(context.lang).stretch(unit, first, last)
    }
    const stages = row.stages.map(({ src, alt, ...stretch }, nth) => {
      const picture = context.picture(source, [index, 'stages', nth, 'src'], { src, alt })
      return { when: when(stretch), picture }
    })
    return {
      id,
      title,
      text,
      interval,
      when: months === undefined ? undefined : when({ months }),
      at,
      treatment,
      before,
      after,
      stages,
      sample,
    }
  })
}

/** Written testimonials with a consent that holds today, newest first. */
export function buildTestimonials(context: BuildContext): Testimonial[] {
  return rows(context, 'testimonials', (row, source, index): Testimonial | undefined => {
    const about = row.about === undefined ? undefined : context.card(source, [index, 'about'], row.about)
    checkConsent(context, source, [index], row)
    if (!consented(row, context.today)) return undefined
    const { id, name, date, text, sample } = row
    return { id, name, ...(about ? { about } : {}), date, text, sample }
  }).sort((a, b) => b.date.localeCompare(a.date))
}

/** All videos that may be shown today, testimonials included, in the order of the file. */
export function buildVideos(context: BuildContext): Video[] {
  return rows(context, 'videos', (row, source, index): Video | undefined => {
    const about = row.about === undefined ? undefined : context.card(source, [index, 'about'], row.about)
    if (row.kind === 'testimonial' || row.sample) checkConsent(context, source, [index], row)
    const poster = context.picture(source, [index, 'poster', 'src'], row.poster)
    if (row.src) checkOwnFile(context, source, [index, 'src'], row.src)
    if (row.captions) checkOwnFile(context, source, [index, 'captions'], row.captions)
    if (!consented(row, context.today)) return undefined
    const { id, title, text, kind, src, youtube, captions, transcript, seconds, published, sample } = row
    return {
      id,
      title,
      text,
      kind,
      poster,
      seconds,
      published,
      sample,
      ...(about ? { about } : {}),
      ...(src ? { src } : {}),
      ...(youtube ? { youtube } : {}),
      ...(captions ? { captions } : {}),
      ...(transcript ? { transcript } : {}),
    }
  })
}

export function buildGallery(context: BuildContext): GalleryItem[] {
  return rows(context, 'gallery', (row, source, index) => {
    const { id, title, text, room, beside, sample } = row
    if (sample) context.warn(source, [index, 'sample'], 'sample', 'is a sample')
    if (beside) {
      const placeOf = () => source.placeOf([index, 'beside'])
      context.links.judge(`#${beside}`, { path: href('clinic', {}, context.lang), placeOf })
    }
    return { id, title, text, room, ...(beside ? { beside } : {}), picture: context.picture(source, [index, 'src'], row), sample }
  })
}

/** Newest first. */
export function buildAchievements(context: BuildContext): Achievement[] {
  return rows(context, 'achievements', (row, source, index): Achievement => {
    if (row.sample) context.warn(source, [index, 'sample'], 'sample', 'is a sample')
    return row
  }).sort((a, b) => b.year - a.year)
}

type ListName = 'results' | 'testimonials' | 'videos' | 'gallery' | 'achievements'
type Row<Name extends ListName> = NonNullable<BuildContext['files'][Name]>['data'][number]
type Source = BuildContext['files']['clinic']['source']

function rows<Name extends ListName, Built>(
  context: BuildContext,
  name: Name,
  build: (row: Row<Name>, source: Source, index: number) => Built | undefined,
): Built[] {
  const list = context.files[name]
  if (!list) return []
  checkUniqueIds(context, list.source, list.data)
  return (list.data as Row<Name>[]).flatMap((row, index) => build(row, list.source, index) ?? [])
}
