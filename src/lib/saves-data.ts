interface Connection {
  saveData?: boolean
  effectiveType?: string
}

/** Whether the visitor saves data, or has a connection so slow that nothing may be fetched unasked. */
export function savesData(): boolean {
  const { connection } = navigator as { connection?: Connection }
  return connection?.saveData === true || (connection?.effectiveType ?? '').endsWith('2g')
}
