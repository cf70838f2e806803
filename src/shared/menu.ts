import type { Category, Site } from './contract/content'
import { href } from './routes'
import { frameWords } from '#words/frame'

export interface MenuItem {
  label: string
  href: string
  /** Groups open as a submenu. */
  items?: MenuItem[]
}

/** The main menu, in the header and in the sidebar alike. What a switch takes off the site is missing here too. */
export function mainMenu(site: Pick<Site, 'surgeon' | 'switches'>, categories: Category[]): MenuItem[] {
  const { testimonials, results, cases } = site.switches
  return [
    {
      label: frameWords.about,
      href: href('clinic'),
      items: [
        { label: site.surgeon.name, href: href('doctor', { surgeon: site.surgeon.slug }) },
        { label: frameWords.aboutClinic, href: href('clinic') },
        { label: frameWords.achievements, href: href('achievements') },
        { label: frameWords.careers, href: href('careers') },
      ],
    },
    { label: frameWords.services, href: href('services'), items: categories.map(categoryMenu) },
    ...(testimonials
      ? [
          {
            label: frameWords.testimonials,
            href: href('written-testimonials'),
            items: [
              { label: frameWords.writtenTestimonials, href: href('written-testimonials') },
              { label: frameWords.videoTestimonials, href: href('video-testimonials') },
            ],
          },
        ]
      : []),
    {
      label: frameWords.gallery,
      href: href('gallery'),
      items: [
        { label: frameWords.clinicGallery, href: href('gallery') },
        { label: frameWords.videos, href: href('videos') },
        ...(results ? [{ label: frameWords.results, href: href('results') }] : []),
        ...(cases ? [{ label: frameWords.cases, href: href('cases') }] : []),
      ],
    },
    { label: frameWords.blog, href: href('blog') },
    { label: frameWords.contact, href: href('contact') },
  ]
}

/** Of one category: every page carries the menu. The name above them leads to all. */
const LISTED = 8

const categoryMenu = ({ menu, path, treatments }: Category): MenuItem => ({
  label: menu,
  href: path,
  items: treatments.slice(0, LISTED).map((treatment) => ({ label: treatment.menu, href: treatment.path })),
})
