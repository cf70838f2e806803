import { proxy } from 'valtio'

/** Whether nobody is at the clinic now; looked after by a page that wants to know it. */
export const hours = proxy({ closed: false })
