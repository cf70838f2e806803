import '../styles/index.css'
import { StrictMode, Suspense } from 'react'
import { createRoot } from 'react-dom/client'
import { ApiCache, ApiContext } from '../lib/api'
import { fetchTransport } from '../lib/fetch-transport'
import { shadowStates } from './states'
import { Styleguide } from './styleguide'

/** `/styleguide` of `npm run dev`: no route and no part of the built site leads here (decision 40). */
createRoot(document.getElementById('root') as HTMLElement).render(
  <StrictMode>
    <ApiContext value={new ApiCache(fetchTransport)}>
      <Suspense>
        <Styleguide onShown={shadowStates} />
      </Suspense>
    </ApiContext>
  </StrictMode>,
)
import.meta.hot?.on('vite:afterUpdate', shadowStates)
