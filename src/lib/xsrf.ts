/** The name of the readable cookie and of the header that goes with every call but GET (spec section 7). */
const COOKIE = 'XSRF-TOKEN'
export const XSRF_HEADER = 'X-XSRF-TOKEN'

let fromHeader: string | undefined

/** An API on another origin sets a cookie that this page cannot read; it tells the token in a header as well. */
export function rememberToken(response: Response): void {
  fromHeader = response.headers.get(XSRF_HEADER) ?? fromHeader
}

/** The token to send: the cookie's, which another tab may have renewed, else the last one heard of. */
export function xsrfToken(): string | undefined {
  const found = document.cookie.split('; ').find((part) => part.startsWith(`${COOKIE}=`))
  return found ? decodeURIComponent(found.slice(COOKIE.length + 1)) : fromHeader
}
