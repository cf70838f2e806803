import { useSnapshot } from 'valtio'
import { updateWords } from '#words/update'
import { acceptUpdate, postponeUpdate, update } from '../../stores/update'
import { Notice } from '../../ui/notice'

const texts = updateWords

/** Offers a new version. Who is in the middle of a form is told what a refresh would mean, and may finish first. */
export function UpdateNotice() {
  const { offered, confirming } = useSnapshot(update)
  if (!offered) return null
  return (
    <Notice label={texts.label} icon="refresh" title={texts.title} {...(confirming ? { text: texts.unsent } : {})}>
      <button type="button" className={confirming ? 'button secondary' : 'button'} onClick={() => void acceptUpdate()}>
        {confirming ? texts.acceptAnyway : texts.accept}
      </button>
      <button type="button" className={confirming ? 'button' : 'button quiet'} onClick={postponeUpdate}>
        {confirming ? texts.finish : texts.later}
      </button>
    </Notice>
  )
}
