/** Does a job in the task after the next frame, or soon in a tab that is not painted. Returns what calls it off. */
export function afterPaint(job: () => void): () => void {
  let timer: ReturnType<typeof setTimeout>
  if (document.visibilityState === 'hidden') {
    timer = setTimeout(job)
    return () => clearTimeout(timer)
  }
  const frame = requestAnimationFrame(() => (timer = setTimeout(job)))
  return () => {
    cancelAnimationFrame(frame)
    clearTimeout(timer)
  }
}
