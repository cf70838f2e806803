import { type ReactNode, startTransition, useLayoutEffect, useState } from 'react'
import { Router } from 'react-router-dom'
import { GoContext } from '../lib/go'
import type { BrowserHistory, Shown } from './browser-history'
import { type Navigation, NavigationContext } from './navigation'

interface Props {
  history: BrowserHistory
  navigation: Navigation
  children: ReactNode
}

/**
 * BrowserRouter, but for the urgency of its updates. A link is answered at once (decision 15). An entry of the history that the browser
 * goes to by itself, back or to an anchor, is a transition: an urgent one would throw away forms that are not hydrated yet.
 */
export function AppRouter({ history, navigation, children }: Props) {
  const [{ action, location }, setShown] = useState<Shown>({ action: 'POP', location: history.location })
  useLayoutEffect(
    () =>
      history.listen((shown) => {
        if (shown.action === 'POP') startTransition(() => setShown(shown))
        else setShown(shown)
      }),
    [history],
  )
  return (
    <NavigationContext value={navigation}>
      <GoContext value={navigation}>
        <Router location={location} navigationType={action as never} navigator={history} useTransitions={false}>
          {children}
        </Router>
      </GoContext>
    </NavigationContext>
  )
}
