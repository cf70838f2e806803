import { pageFile } from '../page-file.js'

/** Where a page lies as Markdown: /contact.md, /index.md */
export const markdownPath = (path: string) => `/${pageFile(path).replace(/html$/, 'md')}`
