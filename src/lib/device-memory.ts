/** A word remembered on the device, or undefined where storage is refused. Nothing that says who the visitor is is kept here. */
export function recall(key: string, storage: 'local' | 'session' = 'local'): string | undefined {
  try {
    return open(storage).getItem(key) ?? undefined
  } catch {
    return undefined
  }
}

/** Returns whether it will be remembered. */
export function remember(key: string, value: string, storage: 'local' | 'session' = 'local'): boolean {
  try {
    open(storage).setItem(key, value)
    return true
  } catch {
    return false
  }
}

const open = (storage: 'local' | 'session') => (storage === 'local' ? localStorage : sessionStorage)
