import { readingWords } from '#words/reading'
import { messageLink } from '../../shared/contact-links'
import { hasVoice, readAloud, stopReading } from './read-aloud'
import { nextSize } from './text-size'

/** Works the rows of reading aids, on whatever page they stand. */
export function startReading(): void {
  document.addEventListener('click', ({ target }) => {
    const button = (target as Element).closest<HTMLElement>('[data-aid]')
    if (button) jobs[button.dataset['aid'] as keyof typeof jobs](button)
  })
  if (!('speechSynthesis' in window)) return
  // Some browsers know their voices only after a while.
  speechSynthesis.addEventListener?.('voiceschanged', offerVoice)
  addEventListener('pagehide', stopReading)
  offerVoice()
}

/** After a navigation: the page that was read is gone, and another row of aids may stand there. */
export function readingSeesPage(): void {
  stopReading()
  offerVoice()
}

function offerVoice(): void {
  const voiced = hasVoice()
  for (const button of document.querySelectorAll<HTMLElement>('[data-aid=listen]')) button.hidden = !voiced
}

const jobs = {
  size(button: HTMLElement) {
    const { top } = button.getBoundingClientRect()
    button.setAttribute('aria-label', readingWords.sizeIs(nextSize()))
    // It stays under the thumb, which may want the size after this one.
    scrollBy({ top: button.getBoundingClientRect().top - top, behavior: 'instant' })
  },
  listen(button: HTMLElement) {
    if (button.ariaPressed === 'true') return stopReading()
    button.ariaPressed = 'true'
    readAloud(() => {
      button.ariaPressed = 'false'
    })
  },
  whatsapp: () =>
    void open(
      messageLink(`${document.querySelector('h1')?.textContent ?? document.title}\n${location.origin}${location.pathname}`),
      '_blank',
      'noopener',
    ),
}
