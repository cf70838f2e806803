import { useSnapshot } from 'valtio'
import { navigation } from '../stores/navigation'
import styles from './navigation-bar.module.css'

/** A hairline that grows while the next page is on its way; it shows only when that takes longer than a moment. */
export function NavigationBar() {
  const { pending } = useSnapshot(navigation)
  return <div className={styles.line} data-pending={pending !== null || undefined} />
}
