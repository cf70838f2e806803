import styles from './navigation-bar.module.css'

/** A hairline that grows while the next page is on its way (navigate.ts); it shows only when that takes longer than a moment. */
export const NavigationBar = () => <div className={styles.line} />
