import { useEffect } from 'react'
import { useSnapshot } from 'valtio'
import { inWords } from '../../lib/saved-site'
import { saveWords } from '#words/offline'
import { requestDeferredFeatures } from '../../stores/deferred-features'
import { measureSite, removeSite, saved, saveSite } from '../../stores/saved'
import { Icon } from '../../ui/icon'
import styles from './save-offline.module.css'

const texts = saveWords

/** Saves the whole site on the device when asked: size first, then progress, then the way to be rid of it. */
export function SaveOffline() {
  const { state, done, transfer, size } = useSnapshot(saved)
  const idle = state === 'none' || state === 'full' || state === 'failed'

  useEffect(requestDeferredFeatures, [])

  useEffect(() => {
    if (idle) void measureSite()
  }, [idle])

  const busy = state === 'saving' || state === 'checking' || state === 'paused'
  // Nothing has come yet, or another tab is at it.
  const unknown = done === 0 && state !== 'paused'
  return (
    <section className={styles.card} aria-labelledby="save-offline">
      <div className={styles.text}>
        <h2 id="save-offline">
          <Icon name={state === 'saved' ? 'check' : 'download'} />
          {state === 'saved' ? texts.saved : texts.title}
        </h2>
        <p>{state === 'saved' ? texts.savedSize(inWords(size)) : texts.lead}</p>
      </div>
      {busy && (
        <div className={styles.progress}>
          <progress aria-label={texts.label} max={transfer || 1} value={unknown ? undefined : done} />
          <p role="status">{explain(state)}</p>
          {state !== 'paused' && !unknown && <p aria-hidden="true">{texts.progress(inWords(done), inWords(transfer))}</p>}
        </div>
      )}
      {(state === 'full' || state === 'failed') && (
        <p className={styles.trouble} role="alert">
          {state === 'full' ? texts.full(inWords(size)) : texts.failed}
        </p>
      )}
      {state === 'unsupported' && <p>{texts.unsupported}</p>}
      <div className={styles.actions}>
        {(idle || state === 'unknown') && (
          <button type="button" className="button" aria-disabled={!idle} onClick={() => idle && void saveSite()}>
            {texts.start}
            {idle && transfer > 0 && <small>{texts.size(inWords(transfer))}</small>}
          </button>
        )}
        {state === 'unknown' && <small>{texts.checking}</small>}
        {state === 'paused' && (
          <button type="button" className="button secondary" onClick={() => void saveSite()}>
            {texts.again}
          </button>
        )}
        {(busy || state === 'saved') && (
          <button type="button" className="button quiet" onClick={() => void removeSite()}>
            <Icon name={busy ? 'close' : 'trash'} />
            {busy ? texts.stop : texts.remove}
          </button>
        )}
      </div>
    </section>
  )
}

const explain = (state: string) => (state === 'paused' ? texts.paused : state === 'checking' ? texts.checking : texts.label)
