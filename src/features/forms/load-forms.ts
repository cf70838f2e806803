import { proxy } from 'valtio'

type Forms = typeof import('./enquiry-form')
/** A promise that React's use() reads at once when it is settled. */
type Tracked = Promise<Forms> & { status?: 'fulfilled'; value?: Forms }

/** Whether the code of the forms cannot be had at the moment; shown beside the form, which is not touched. */
export const formsCode = proxy({ stuck: false })

const PAUSE = 4_000
let forms: Tracked | undefined
let open: () => void = () => undefined
const gate = new Promise<void>((resolve) => {
  open = resolve
})

/**
 * The code of the forms. For a prerendered form it is fetched when the form comes near: its Suspense boundary stays as the server's HTML
 * until then, and what is typed stays in the document. The prerender, and a form rendered in the browser, fetch it at once.
 */
export function loadForms(): Promise<Forms> {
  if (forms) return forms
  const loading: Tracked = import.meta.env.SSR ? import('./enquiry-form') : near().then(fetchForms)
  forms = loading
  loading.then(
    (value) => Object.assign(loading, { status: 'fulfilled', value }),
    () => undefined,
  )
  return loading
}

/** Fetches the code now. */
export const hurryForms = () => open()

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
  if (found.length === 0 || !('IntersectionObserver' in window)) open()
  else {
    const observer = new IntersectionObserver((entries) => entries.some(({ isIntersecting }) => isIntersecting) && open(), {
      rootMargin: '75%',
    })
    for (const form of found) observer.observe(form)
    // An update of the router waits for boundaries that are not hydrated: none may be left behind then.
    addEventListener('hashchange', open, { once: true })
    void gate.then(() => observer.disconnect())
  }
  return gate
}
