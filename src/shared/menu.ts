import type { Category, Site } from './contract/content'
import { href } from './routes'
import { strings } from './strings'

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
      label: strings.about,
      href: href('clinic'),
      items: [
        { label: site.surgeon.name, href: href('doctor', { surgeon: site.surgeon.slug }) },
        { label: strings.aboutClinic, href: href('clinic') },
        { label: strings.achievements, href: href('achievements') },
        { label: strings.careers, href: href('careers') },
      ],
    },
    { label: strings.services, href: href('services'), items: categories.map(categoryMenu) },
    ...(testimonials
      ? [
          {
            label: strings.testimonials,
            href: href('written-testimonials'),
            items: [
              { label: strings.writtenTestimonials, href: href('written-testimonials') },
              { label: strings.videoTestimonials, href: href('video-testimonials') },
            ],
          },
        ]
      : []),
    {
      label: strings.gallery,
      href: href('gallery'),
      items: [
        { label: strings.clinicGallery, href: href('gallery') },
        { label: strings.videos, href: href('videos') },
        ...(results ? [{ label: strings.results, href: href('results') }] : []),
        ...(cases ? [{ label: strings.cases, href: href('cases') }] : []),
      ],
    },
    { label: strings.blog, href: href('blog') },
    { label: strings.contact, href: href('contact') },
  ]
}

/** Of one category: every page carries the menu. The name above them leads to all. */
const LISTED = 8

const categoryMenu = ({ menu, path, treatments }: Category): MenuItem => ({
  label: menu,
  href: path,
  items: treatments.slice(0, LISTED).map((treatment) => ({ label: treatment.menu, href: treatment.path })),
})
