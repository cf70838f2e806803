/** A page as Markdown, for programs: search engines list the page itself. */
export const isMarkdown = (path: string) => path.endsWith('.md')

export const NOT_LISTED = 'noindex'

/** /contact.md → /contact, by the address alone, so that it holds under every name of the host. */
export const markdownHeaders = (path: string) => ({
  'x-robots-tag': NOT_LISTED,
  link: `<${path.replace(/^\/index\.md$/, '/').replace(/\.md$/, '')}>; rel="canonical"`,
})
