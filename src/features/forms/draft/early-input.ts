/** Forms that were submitted before their code ran; it is made up for once it does. */
const asked = new WeakSet<HTMLFormElement>()

/** Keeps a submit that no script could hear yet from being the browser's own. Answers the way to stop listening. */
export function listenForEarlySubmits(): () => void {
  document.addEventListener('submit', keep, true)
  return () => document.removeEventListener('submit', keep, true)
}

function keep(event: Event): void {
  const form = event.target
  if (!(form instanceof HTMLFormElement) || !form.closest('[data-form]') || form.dataset.ready !== undefined) return
  event.preventDefault()
  asked.add(form)
}

/** From now on the form hears its submits itself. */
export const markReady = (form: HTMLFormElement) => form.setAttribute('data-ready', '')

/** Whether a form was submitted early; asked once. */
export const wasSubmitted = (form: HTMLFormElement) => asked.delete(form)
