import { lazy, Suspense, useState } from 'react'
import { myPagesWords as texts } from '#words/my-pages'
import styles from './my-pages.module.css'

const KeptHere = lazy(() => import('./kept-here').then((module) => ({ default: module.KeptHere })))

type State = 'hidden' | 'shown' | 'forgotten'

/** Everything that this device keeps of its visitor, behind one button: somebody else may hold the phone. */
export function MyPages() {
  const [state, setState] = useState<State>('hidden')
  return state === 'shown' ? (
    <Suspense>
      <KeptHere onForgotten={() => setState('forgotten')} />
    </Suspense>
  ) : (
    <div className={styles.door}>
      <p role="status">{state === 'forgotten' ? texts.forgotten : texts.hidden}</p>
      <button type="button" className="button" onClick={() => setState('shown')}>
        {texts.show}
      </button>
    </div>
  )
}
