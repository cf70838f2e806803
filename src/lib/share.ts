/** Offers the page's address by the device's own sheet, or copies it where there is none. Returns whether it was copied. */
export async function sharePage(): Promise<boolean> {
  const url = location.origin + location.pathname
  try {
    if (!navigator.share) {
      await navigator.clipboard.writeText(url)
      return true
    }
    await navigator.share({ title: document.title, url })
  } catch {
    // Called off by the visitor, or refused by the device.
  }
  return false
}
