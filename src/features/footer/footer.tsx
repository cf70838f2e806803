import { useEffect } from 'react'
import { yearAtClinic } from '../../shared/clinic-day'
import { part, Static } from '../../ui/static'
import styles from './footer.module.css'

const Content = part(() => import('./footer-content'))

export function Footer() {
  // A page built last year still says this year: the build's clock is not the visitor's.
  useEffect(() => {
    const year = document.getElementById('this-year')
    if (year) year.textContent = String(yearAtClinic(new Date()))
    // What the style shows open is open to a screen reader, too.
    if (matchMedia('(min-width: 600px)').matches)
      for (const list of document.querySelectorAll<HTMLDetailsElement>('#footer details')) list.open = true
  }, [])
  return (
    <footer id="footer" className={styles.footer}>
      <Static id="footer-content">{() => <Content />}</Static>
    </footer>
  )
}
