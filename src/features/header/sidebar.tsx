import { type ReactNode, useEffect, useRef } from 'react'
import { useSnapshot } from 'valtio'
import { frameWords } from '#words/frame'
import { layout } from '../../stores/layout'
import { menu, setMenuOpen } from '../../stores/menu'
import { part, Static } from '../../ui/static'
import styles from './sidebar.module.css'

const Items = part(() => import('./sidebar-items'))

/**
 * The mobile menu: a popover, and each submenu a popover inside it, so that opening, Back, Escape and a click outside work
 * before any script runs. Scripts add what popovers lack: the rest of the page is inert while it is open.
 */
export function Sidebar({ children }: { children?: ReactNode }) {
  const sidebar = useRef<HTMLDivElement>(null)
  const { open } = useSnapshot(menu)
  const { device } = useSnapshot(layout)

  useEffect(() => {
    const element = sidebar.current
    if (!element) return
    const onToggle = (event: Event) => {
      if (event.target === element) setMenuOpen((event as ToggleEvent).newState === 'open')
    }
    const onClick = ({ target }: MouseEvent) => target instanceof Element && target.closest('a') && setMenuOpen(false)
    element.addEventListener('toggle', onToggle)
    element.addEventListener('click', onClick)
    setMenuOpen(element.matches(':popover-open'))
    return () => {
      element.removeEventListener('toggle', onToggle)
      element.removeEventListener('click', onClick)
    }
  }, [])

  useEffect(() => {
    // The store knows of a menu that was opened before hydration; this render does not yet.
    if (!menu.open) sidebar.current?.hidePopover?.()
    for (const outside of document.querySelectorAll('#main, #footer, #strip, .skip')) outside.toggleAttribute('inert', open)
  }, [open])

  // A tablet that is turned has the other menu.
  useEffect(() => {
    if (device !== 'mobile') setMenuOpen(false)
  }, [device])

  return (
    <div id="sidebar" ref={sidebar} popover="auto" className={styles.sidebar}>
      <Static id="sidebar-items" as="nav" label={frameWords.menu}>
        {() => <Items />}
      </Static>
      {children}
    </div>
  )
}
