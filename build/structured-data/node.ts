import type { Thing } from 'schema-dts'
import type { Content } from '../../server/content/content'
import type { Doctor } from '../../src/shared/contract/content'
import type { Page } from '../../src/shared/routes'

/** A thing of schema.org. Each is described once on a page, under one @id; everything else points to it. */
export type Node = Exclude<Thing, string> & { '@id': string }

/** What the makers of nodes need to know. */
export interface Source {
  page: Page
  content: Content
  /** The same site in the default language: one clinic has the same facts in all of them. */
  base: Content
  /** The canonical base, without a slash at its end. */
  siteUrl: string
}

export const ref = (id: string) => ({ '@id': id })

export const clinicId = (siteUrl: string) => `${siteUrl}/#clinic`
export const websiteId = (siteUrl: string) => `${siteUrl}/#website`

/** Of things that a page is about: one of a kind and page. */
export const idOn = (siteUrl: string, path: string, name: string) => `${siteUrl}${path}#${name}`

/** The surgeon has one, whatever language the profile is read in. @param doctor of the default language */
export const physicianId = (siteUrl: string, { path }: Pick<Doctor, 'path'>) => idOn(siteUrl, path, 'physician')
