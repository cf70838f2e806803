/** Work done ahead of the visitor's wish. Its failure is nobody's loss yet, so it must not reload a page. */
let running = 0

export const worksInBackground = () => running > 0

export async function inBackground(job: Promise<unknown>): Promise<void> {
  running++
  try {
    await job
  } catch {
    return
  } finally {
    running--
  }
}
