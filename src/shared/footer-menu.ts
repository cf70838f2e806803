import type { Category, Site } from './contract/content'
import type { MenuItem } from './menu'
import { href } from './routes'
import { frameWords } from '#words/frame'

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
      { label: frameWords.home, href: href('home') },
      { label: site.surgeon.name, href: href('doctor', { surgeon: site.surgeon.slug }) },
      { label: frameWords.services, href: href('services') },
      ...(site.switches.testimonials ? [{ label: frameWords.writtenTestimonials, href: href('written-testimonials') }] : []),
      { label: frameWords.blog, href: href('blog') },
      { label: frameWords.gallery, href: href('gallery') },
      { label: frameWords.contact, href: href('contact') },
      { label: frameWords.careers, href: href('careers') },
      { label: frameWords.achievements, href: href('achievements') },
      { label: frameWords.book, href: href('book') },
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
      { label: frameWords.privacy, href: href('privacy') },
      { label: frameWords.terms, href: href('terms') },
    ],
  }
}
