import { proxy } from 'valtio'

/** A navigation under way: the address it goes to, and whether the page's SEO record is still on its way (spec section 2). */
export const navigation = proxy({ pending: null as string | null, seoLoading: false })
