/** The file of a page in the built site: static hosts serve /contact from contact.html without a redirect. @param {string} path */
export const pageFile = (path) => (path === '/' ? 'index.html' : `${path.slice(1)}.html`)

/** The address of the page that a file holds. @param {string} file */
export const pagePath = (file) => `/${file === 'index.html' ? '' : file.replace(/\.html$/, '')}`
