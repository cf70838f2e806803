import { type ReactNode, startTransition, useLayoutEffect, useState } from 'react'
import { Router, UNSAFE_createBrowserHistory as createBrowserHistory } from 'react-router-dom'

/**
 * BrowserRouter, but for the urgency of its updates. A link is answered at once (decision 15). An entry of the history that the browser
 * goes to by itself, back or to an anchor, is a transition: an urgent one would throw away forms that are not hydrated yet.
 */
export function AppRouter({ children }: { children: ReactNode }) {
  const [history] = useState(() => createBrowserHistory({ v5Compat: true }))
  const [{ action, location }, setState] = useState({ action: history.action, location: history.location })
  useLayoutEffect(
    () =>
      history.listen((update) => {
        if (update.action === 'POP') startTransition(() => setState(update))
        else setState(update)
      }),
    [history],
  )
  return (
    <Router location={location} navigationType={action} navigator={history} useTransitions={false}>
      {children}
    </Router>
  )
}
