import { XSRF_COOKIE, XSRF_HEADER } from '../shared/contract/xsrf'

let fromHeader: string | undefined

/** An API on another origin sets a cookie that this page cannot read; it tells the token in a header as well. */
export function rememberToken(response: Response): void {
  fromHeader = response.headers.get(XSRF_HEADER) ?? fromHeader
}

/** The token to send: the last one heard of, which no other site can set, else the cookie's. */
export function xsrfToken(): string | undefined {
  const found = document.cookie.split('; ').find((part) => part.startsWith(`${XSRF_COOKIE}=`))
  return fromHeader ?? (found && decodeURIComponent(found.slice(XSRF_COOKIE.length + 1)))
}
