/** What is read: headings, paragraphs, entries of lists; of nested ones the innermost. */
const BLOCKS = ['h1', 'h2', 'h3', 'h4', 'h5', 'p', 'li', 'dt', 'dd', 'blockquote', 'td'].join()
const NOT_READ = [
  'nav',
  'form',
  'button',
  'footer',
  '.eyebrow',
  '[data-aids]',
  '[aria-hidden=true]',
  'details:not([open])>:not(summary)',
].join()

/** Whether the device has a voice for the page's language. */
export const hasVoice = (): boolean => 'speechSynthesis' in window && voice() !== undefined

/** One of the device's own, which reads without a connection: another would send what is read to its maker's server. */
function voice(): SpeechSynthesisVoice | undefined {
  const page = document.documentElement.lang.slice(0, 2)
  return speechSynthesis.getVoices().find(({ lang, localService }) => localService && lang.slice(0, 2) === page)
}

let reading: AbortController | undefined

/** Reads from the first text in sight to the end of the page, and marks what it reads. `done` is called when it ends or is stopped. */
export function readAloud(done: () => void): void {
  stopReading()
  const run = new AbortController()
  reading = run
  const blocks = textsFrom(scrollY)
  const next = () => {
    unmark()
    const block = blocks.shift()
    if (run.signal.aborted || !block?.isConnected) return stopReading()
    const words = new SpeechSynthesisUtterance(block.textContent.replace(/\s+/g, ' ').trim())
    const own = voice()
    if (own) Object.assign(words, { voice: own, lang: own.lang })
    words.addEventListener('end', next)
    words.addEventListener('error', next)
    block.setAttribute('data-read-aloud', '')
    bringIntoSight(block)
    speechSynthesis.speak(words)
  }
  run.signal.addEventListener('abort', done)
  next()
}

export function stopReading(): void {
  const run = reading
  reading = undefined
  if (!run) return
  run.abort()
  unmark()
  speechSynthesis.cancel()
}

function unmark(): void {
  document.querySelector('[data-read-aloud]')?.removeAttribute('data-read-aloud')
}

/** From the head of the page, or from where the visitor has scrolled to. */
function textsFrom(top: number): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>(`#main :is(${BLOCKS})`)].filter(
    (block) =>
      !block.closest(NOT_READ) &&
      !block.querySelector(BLOCKS) &&
      block.textContent.trim() !== '' &&
      block.getClientRects().length > 0 &&
      (top < innerHeight / 2 || block.getBoundingClientRect().bottom > innerHeight * 0.15),
  )
}

function bringIntoSight(block: HTMLElement): void {
  const { top, bottom } = block.getBoundingClientRect()
  if (top < innerHeight * 0.15 || bottom > innerHeight * 0.75) block.scrollIntoView({ block: 'center' })
}
