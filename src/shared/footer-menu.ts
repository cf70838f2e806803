import type { Category, Site } from './contract/content'
import type { MenuItem } from './menu'
import { href } from './routes'
import { strings } from './strings'

/**
 * The footer's links (docs/requirements.md), in its columns. One is spelled with a doubled leading slash; written as `/.//x` it is a path
 * of this site to every browser, also without scripts, where `//x` would be another host.
 */
export function footerMenu(site: Pick<Site, 'surgeon' | 'switches'>, categories: Category[]) {
  const treatments = categories.flatMap((category) => category.treatments)
  const treatment = (named: `${string}/${string}`): MenuItem[] => {
    const found = treatments.find(({ category, slug }) => `${category}/${slug}` === named)
    return found ? [{ label: found.menu, href: found.path }] : []
  }
  return {
    pages: [
      { label: strings.home, href: href('home') },
      { label: site.surgeon.name, href: href('doctor', { surgeon: site.surgeon.slug }) },
      { label: strings.services, href: href('services') },
      ...(site.switches.testimonials ? [{ label: strings.writtenTestimonials, href: href('written-testimonials') }] : []),
      { label: strings.blog, href: href('blog') },
      { label: strings.gallery, href: href('gallery') },
      { label: strings.contact, href: href('contact') },
      { label: strings.careers, href: href('careers') },
      { label: strings.achievements, href: href('achievements') },
      { label: strings.book, href: href('book') },
    ],
    treatments: [
      ...treatment('body-chest/liposuction-surgery'),
      ...treatment('body-chest/gynecomastia'),
      ...treatment('face-surgeries/rhinoplasty-nose-surgery'),
      ...treatment('body-chest/mommy-makeover'),
      ...treatment('laser-treatment/laser-hair-removal'),
      ...treatment('anti-aging/anti-wrinkle-injections').map((item) => ({ ...item, href: `/./${item.href}` })),
    ],
    categories: categories.map(({ menu, path }) => ({ label: menu, href: path })),
    legal: [
      { label: strings.privacy, href: href('privacy') },
      { label: strings.terms, href: href('terms') },
    ],
  }
}
