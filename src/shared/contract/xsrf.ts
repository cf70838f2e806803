/** The readable cookie, and the header that goes with every call but GET and tells the token in replies. */
export const XSRF_COOKIE = 'XSRF-TOKEN'
export const XSRF_HEADER = 'X-XSRF-TOKEN'
