let left: string | undefined

/** A navigation inside the app leaves a page; the browser's own referrer stays that of the document. */
export const leavePage = (address: string) => {
  left = address
}

/** The address of the page before this one, on this site or elsewhere; empty when there was none or it is not told. */
export const pageBefore = (): string => left ?? document.referrer
