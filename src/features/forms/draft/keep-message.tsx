import { draftWords } from '#words/enquiry'
import styles from './keep-message.module.css'

interface Props {
  id: string
  checked: boolean
  onChange: (keep: boolean) => void
}

/** Never ticked beforehand. It has no name: it is not part of what is sent. */
export function KeepMessage({ id, checked, onChange }: Props) {
  return (
    <label className={styles.keep} htmlFor={id}>
      <input id={id} type="checkbox" checked={checked} onChange={(event) => onChange(event.target.checked)} />
      {draftWords.keepMessage}
    </label>
  )
}
