import type { ReactNode } from 'react'
import styles from './install-guide.module.css'

const Screen = ({ children }: { children: ReactNode }) => (
  <svg className={styles.drawing} viewBox="0 0 96 72" aria-hidden="true" focusable="false">
    <rect className={styles.phone} x="6" y="-30" width="84" height="98" rx="14" />
    {children}
  </svg>
)

/** The browser's bar with the Share sign in its middle. */
export const ShareDrawing = () => (
  <Screen>
    <path className={styles.line} d="M12 40h72M22 53l-4 4 4 4M74 53l4 4-4 4" />
    <rect className={styles.glow} x="38" y="44" width="20" height="22" rx="6" />
    <path className={styles.sign} d="M48 58V47m-3.5 3L48 46.5l3.5 3.5M44 53h-1.5v9h11v-9H52" />
  </Screen>
)

/** The list that Share opens, with the line to look for. */
export const AddDrawing = () => (
  <Screen>
    <path className={styles.line} d="M20 12h34M20 28h28M20 60h30" />
    <rect className={styles.glow} x="14" y="36" width="68" height="16" rx="6" />
    <path className={styles.sign} d="M20 44h38" />
    <rect className={styles.sign} x="66" y="39" width="10" height="10" rx="2.5" />
    <path className={styles.sign} d="M71 41.5v5M68.5 44h5" />
  </Screen>
)

/** The sheet that asks for a name, with Add at its top. */
export const ConfirmDrawing = () => (
  <Screen>
    <rect className={styles.glow} x="60" y="8" width="24" height="14" rx="6" />
    <path className={styles.sign} d="M66 15h12" />
    <path className={styles.line} d="M14 15h12M14 28h68" />
    <rect className={styles.sign} x="16" y="36" width="20" height="20" rx="5" />
    <path className={styles.line} d="M44 42h32M44 52h20" />
  </Screen>
)
