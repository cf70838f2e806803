import { proxy } from 'valtio'
import { tracked } from '../../shared/tracked'

type Forms = typeof import('./enquiry-form')

/** Whether the code of the forms cannot be had at the moment; shown beside the form, which is not touched. */
export const formsCode = proxy({ stuck: false })

const PAUSE = 4_000
let forms: Promise<Forms> | undefined
const gate = createGate()

/**
 * The code of the forms. For a prerendered form it is fetched when the form comes near: its Suspense boundary stays as the server's HTML
 * until then, and what is typed stays in the document. The prerender, and a form rendered in the browser, fetch it at once.
 */
export const loadForms = (): Promise<Forms> =>
  (forms ??= tracked(import.meta.env.SSR ? import('./enquiry-form') : near().then(fetchForms)))

/** Fetches the code now. */
export const hurryForms = gate.open

/** Never fails: a form that rejected would take the page, and what was typed, with it. */
async function fetchForms(): Promise<Forms> {
  for (;;) {
    try {
      const module = await import('./enquiry-form')
      formsCode.stuck = false
      return module
    } catch {
      formsCode.stuck = true
      await new Promise<void>((resolve) => {
        setTimeout(resolve, PAUSE)
        addEventListener('online', () => resolve(), { once: true })
      })
    }
  }
}

function near(): Promise<void> {
  const found = document.querySelectorAll('[data-form]')
  if (found.length === 0 || !('IntersectionObserver' in window)) gate.open()
  else {
    const observer = new IntersectionObserver((entries) => entries.some(({ isIntersecting }) => isIntersecting) && gate.open(), {
      rootMargin: '75%',
    })
    for (const form of found) observer.observe(form)
    // An update of the router waits for boundaries that are not hydrated: none may be left behind then.
    addEventListener('hashchange', gate.open, { once: true })
    void gate.opened.then(() => observer.disconnect())
  }
  return gate.opened
}

function createGate(): { open: () => void; opened: Promise<void> } {
  let open!: () => void
  const opened = new Promise<void>((resolve) => {
    open = resolve
  })
  return { open, opened }
}
