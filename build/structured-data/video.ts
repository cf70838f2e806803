import { momentAtClinic } from '../../src/shared/clinic-day'
import type { Video } from '../../src/shared/contract/content'
import { socialPicture } from '../../src/shared/head'
import { idOn, type Node, type Source } from './node'

export function videoObject({ page, siteUrl }: Source, video: Video): Node {
  const { id, title, text, poster, published, seconds, src, youtube } = video
  // Search engines show no SVG as a thumbnail; the page's preview picture stands in for a drawn poster.
  const thumbnail = poster.src.endsWith('.svg') ? socialPicture(page.path) : poster.src
  return {
    '@type': 'VideoObject',
    '@id': idOn(siteUrl, page.path, id),
    name: title,
    description: text,
    thumbnailUrl: siteUrl + thumbnail,
    uploadDate: momentAtClinic(published),
    duration: duration(seconds),
    ...(src ? { contentUrl: siteUrl + src } : {}),
    ...(youtube ? { embedUrl: `https://www.youtube-nocookie.com/embed/${youtube}` } : {}),
  }
}

/** 94 → PT1M34S */
const duration = (seconds: number) => `PT${seconds >= 60 ? `${Math.floor(seconds / 60)}M` : ''}${Math.round(seconds % 60)}S`
