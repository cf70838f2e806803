import { lazy, Suspense, useEffect, useState } from 'react'
import { myPagesWords as texts } from '#words/my-pages'
import styles from './my-pages.module.css'

const KeptHere = lazy(() => import('./kept-here').then((module) => ({ default: module.KeptHere })))

type State = 'hidden' | 'sheets' | 'shown' | 'forgotten'

/**
 * Everything that this device keeps of its visitor, behind one button: somebody else may hold the phone. Who is led to the questions
 * or the quotes finds them open as long as there is nothing in them.
 */
export function MyPages() {
  const [state, setState] = useState<State>('hidden')
  useEffect(() => {
    if (!/^#(questions|quotes)$/.test(location.hash)) return
    const open = ({ holdsSheets }: typeof import('./kept')) =>
      setState((before) => (before === 'hidden' && !holdsSheets() ? 'sheets' : before))
    void import('./kept').then(open, () => undefined)
  }, [])
  return (
    <>
      {state !== 'shown' && (
        <div className={styles.door}>
          <p role="status">{state === 'forgotten' ? texts.forgotten : texts.hidden}</p>
          <button type="button" className="button" onClick={() => setState('shown')}>
            {texts.show}
          </button>
        </div>
      )}
      {(state === 'shown' || state === 'sheets') && (
        <Suspense>
          <KeptHere all={state === 'shown'} onForgotten={() => setState('forgotten')} />
        </Suspense>
      )}
    </>
  )
}
