import { useSnapshot } from 'valtio'
import { installWords } from '#words/install'
import { install, startInstalling } from '../../stores/install'
import { Icon } from '../../ui/icon'
import styles from './install-button.module.css'

/** Only where the device can install the site and has not. */
export function InstallButton() {
  const { way } = useSnapshot(install)
  if (!way) return null
  return (
    <button type="button" className={`button secondary ${styles.install}`} onClick={() => void startInstalling()}>
      <Icon name="install" />
      {installWords.button}
    </button>
  )
}
