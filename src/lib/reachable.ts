/** Whether the site's server answers now. navigator.onLine says yes in many a tunnel; this asks for a small file the worker never holds. */
export async function isReachable(): Promise<boolean> {
  try {
    const { ok } = await fetch('/robots.txt', { method: 'HEAD', cache: 'no-store' })
    return ok
  } catch {
    return false
  }
}
