import styles from './navigation-bar.module.css'

/** A hairline that grows while the next page or its metadata is on its way (stores/loading); it shows only when that takes longer than a moment. */
export const NavigationBar = () => <div className={styles.line} />
