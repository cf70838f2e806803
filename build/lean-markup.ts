/** Elements of a drawing that hold nothing: in HTML, too, a slash ends those. */
const HOLLOW = /<(use|path|circle|ellipse|line|rect|polygon|polyline|stop)\b([^<>]*)><\/\1>/g
/** `data-static=""` */
const EMPTY = / ([a-z-]+)=""(?=[^<>]*>)/g

/** The same document in fewer bytes: what a parser makes of it does not change. */
export const leanMarkup = (html: string): string => html.replace(HOLLOW, '<$1$2/>').replace(EMPTY, ' $1')
