/** The name of the readable cookie and of the header that goes with every call but GET. */
const COOKIE = 'XSRF-TOKEN'
export const XSRF_HEADER = 'X-XSRF-TOKEN'

let fromHeader: string | undefined

/** An API on another origin sets a cookie that this page cannot read; it tells the token in a header as well. */
export function rememberToken(response: Response): void {
  fromHeader = response.headers.get(XSRF_HEADER) ?? fromHeader
}

/** The token to send: the last one heard of, which no other site can set, else the cookie's. */
export function xsrfToken(): string | undefined {
  const found = document.cookie.split('; ').find((part) => part.startsWith(`${COOKIE}=`))
  return fromHeader ?? (found && decodeURIComponent(found.slice(COOKIE.length + 1)))
}
