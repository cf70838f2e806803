/** Where the server answers beside the pages; deploy/nginx.conf hands the first three on. */
export const API_FOLDERS = ['api', 'captcha', 'health', 'metrics'] as const

const ANY = new RegExp(`^/(?:${API_FOLDERS.join('|')})(?:/|$)`)

/** Whether an address is none that a person reads. */
export const isForApi = (path: string) => ANY.test(path)
