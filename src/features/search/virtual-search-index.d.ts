/** The address of the search index, a file with a hash in its name; made by build/search-index.ts. */
declare module 'virtual:search-index' {
  const address: string
  export default address
}
