/** What the build needs of the server: the content, and the reading half of the API in its own process. */
export { contentOfBuild } from './content/content-of-build'
export { keepContent } from './content/kept-content'
export { inspectContent, loadContent } from './content/load'
export { createContentApp } from './content-app'
export { recoveryPlans } from './content/recovery-plans'
export { searchDocuments } from './content/search-documents'
