/**
 * What Google's documentation asks of each kind, as of November 2026: `needs` is required, `wants` is recommended. Prices, ratings and
 * reviews are left out, as the site publishes none. https://developers.google.com/search/docs/appearance/structured-data/<page>
 */
export const richResults: { page: string; type: string; needs: string[]; wants: string[] }[] = [
  { page: 'local-business', type: 'LocalBusiness', needs: ['name', 'address'], wants: ['url'] },
  { page: 'article', type: 'Article', needs: [], wants: ['headline', 'image', 'author', 'datePublished', 'dateModified'] },
  { page: 'breadcrumb', type: 'BreadcrumbList', needs: ['itemListElement'], wants: [] },
  { page: 'faqpage', type: 'FAQPage', needs: ['mainEntity'], wants: [] },
  { page: 'faqpage', type: 'Question', needs: ['name', 'acceptedAnswer'], wants: [] },
  { page: 'faqpage', type: 'Answer', needs: ['text'], wants: [] },
  { page: 'video', type: 'VideoObject', needs: ['name', 'thumbnailUrl', 'uploadDate'], wants: ['description', 'duration'] },
  {
    page: 'job-posting',
    type: 'JobPosting',
    needs: ['title', 'description', 'datePosted', 'hiringOrganization', 'jobLocation'],
    wants: ['validThrough', 'employmentType', 'identifier'],
  },
  { page: 'profile-page', type: 'ProfilePage', needs: ['mainEntity'], wants: ['dateModified'] },
  { page: 'organization', type: 'Organization', needs: [], wants: ['name', 'url'] },
]

/** What Google recommends of the clinic itself, where it is told in full. */
export const ofTheClinic = ['geo', 'openingHoursSpecification', 'telephone', 'url', 'image', 'logo', 'sameAs', 'email']
