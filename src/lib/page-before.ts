let left: string | undefined

/** A navigation inside the app leaves a page; the browser's own referrer stays that of the document. */
export const leavePage = (address: string) => {
  left = address
}

let treatment: string | undefined

/** A link leads away from a page; of a treatment's page the name is remembered until the next link. */
export const leaveTreatment = (name: string | undefined) => {
  treatment = name
}

/** The treatment whose page led here. */
export const treatmentBefore = (): string | undefined => treatment

/** The address of the page before this one, on this site or elsewhere; empty when there was none or it is not told. */
export const pageBefore = (): string => left ?? document.referrer
