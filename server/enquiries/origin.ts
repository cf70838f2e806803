import { dayAtClinic } from '../../src/shared/clinic-day'
import type { Enquiry } from '../../src/shared/contract/enquiry'
import type { CountsTable } from '../db/schema'
import { splitPath } from '../../src/shared/languages'

/** What tells where a request came from, and nothing of whom. */
export type Traces = Pick<Enquiry, 'created_at' | 'kind' | 'refferelurl' | 'requesturl'>

/** By what requests are counted. */
export const aspects = ['week', 'page', 'campaign', 'language', 'form'] as const
export type Aspect = (typeof aspects)[number]

const NONE = '(none)'
const DAY = 24 * 60 * 60 * 1000
const urlOf = (address: string) => (URL.canParse(address) ? new URL(address) : undefined)

const origin: { [Name in Aspect]: (traces: Traces) => string } = {
  week: ({ created_at }) => mondayOf(dayAtClinic(new Date(created_at))),
  /** Its path without the language, so that a page counts once. */
  page: ({ refferelurl }) => {
    const url = urlOf(refferelurl)
    return url ? splitPath(url.pathname).path : NONE
  },
  campaign: (traces) => campaignOf(traces) ?? NONE,
  language: ({ refferelurl }) => {
    const url = urlOf(refferelurl)
    return url ? splitPath(url.pathname).lang : NONE
  },
  form: ({ kind }) => kind,
}

/** By these, pages that were read are counted, too: totals of a day know neither form nor campaign. */
const places: { [Name in Aspect]?: (counts: CountsTable) => string } = {
  week: ({ day }) => mondayOf(day),
  page: ({ page }) => page,
  language: ({ lang }) => lang,
}

export const hasPlaces = (aspect: Aspect) => aspect in places
export const placeOf = (aspect: Aspect, counts: CountsTable): string => places[aspect]?.(counts) ?? NONE

export const originOf = (aspect: Aspect, traces: Traces): string => origin[aspect](traces)

/**
 * Of the page with the form, or of the one before it: 'newsletter / email / october' of utm_source, utm_medium and utm_campaign; 'google ads'
 * of its click mark alone.
 */
export const campaignOf = ({ refferelurl, requesturl }: Pick<Traces, 'refferelurl' | 'requesturl'>): string | undefined =>
  markedBy(refferelurl) ?? markedBy(requesturl)

function markedBy(address: string): string | undefined {
  const marks = urlOf(address)?.searchParams
  const named = ['utm_source', 'utm_medium', 'utm_campaign'].flatMap((name) => plain(marks?.get(name) ?? '') || [])
  return named.join(' / ') || (marks?.has('gclid') ? 'google ads' : undefined)
}

/** What strangers write into a link moves no cursor and breaks no row. */
const plain = (text: string) => text.replace(/[\p{C}\p{Zl}\p{Zp}]+/gu, ' ').trim()

/** The Monday of a day's week, YYYY-MM-DD. */
function mondayOf(date: string): string {
  const day = Date.parse(`${date}T00:00:00Z`)
  const sinceMonday = (new Date(day).getUTCDay() + 6) % 7
  return new Date(day - sinceMonday * DAY).toISOString().slice(0, 10)
}
