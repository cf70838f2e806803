/** Which pages there are, what their addresses are, and which page an address means. */
export * from './address'
export type { Description, Preview } from './appearance'
export type { Shelf } from './facts'
export { type ContentIndex, expandRoutes, type Page } from './pages'
export { appearance, type PageKind, type PageName, type ParamsOf, type ParentName, type Route, routes } from './table'
