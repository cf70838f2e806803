import { type FocusEvent, type KeyboardEvent, type MouseEvent, type RefObject, useEffect, useId, useRef } from 'react'
import { useSnapshot } from 'valtio'
import { useApi, useSite } from '../../lib/api'
import { mainMenu, type MenuItem } from '../../shared/menu'
import { foreignTag } from '../../shared/other-languages'
import { frameWords } from '#words/frame'
import {
  closeDropdown,
  dismissDropdown,
  dismissDropdowns,
  menu,
  pointerEnters,
  pointerHasLeft,
  pointerLeaves,
  toggleDropdown,
} from '../../stores/menu'
import { Icon } from '../../ui/icon'
import { Static } from '../../ui/static'
import styles from './desktop-menu.module.css'

/** The tops of the menu; what drops down from them is static and comes from the API only when there is no document to take it from. */
const tops = (site: Parameters<typeof mainMenu>[0]) => mainMenu(site, [])

/** Hover opens a dropdown by CSS alone; its button opens it for keyboards and touch; a click on an item or Escape closes it. */
export function DesktopMenu() {
  const site = useSite()
  const nav = useRef<HTMLElement>(null)
  useEffect(() => {
    const onKeyDown = ({ key }: globalThis.KeyboardEvent) => key === 'Escape' && dismissDropdowns()
    const onPointerDown = ({ target }: PointerEvent) => !nav.current?.contains(target as Node) && closeDropdown()
    document.addEventListener('keydown', onKeyDown)
    document.addEventListener('pointerdown', onPointerDown)
    return () => {
      document.removeEventListener('keydown', onKeyDown)
      document.removeEventListener('pointerdown', onPointerDown)
    }
  }, [])
  return (
    <nav ref={nav} className={styles.menu} aria-label={frameWords.mainNavigation}>
      <ul>
        {tops(site).map((item) => (item.items ? <Dropdown key={item.href} item={item} /> : <Top key={item.href} item={item} />))}
      </ul>
    </nav>
  )
}

const Top = ({ item }: { item: MenuItem }) => (
  <li>
    <a className={styles.top} href={item.href}>
      {item.label}
    </a>
  </li>
)

function Dropdown({ item }: { item: MenuItem }) {
  const { dropdown, dismissed } = useSnapshot(menu)
  const id = `menu${item.href.replace(/\W/g, '-')}`
  const labelId = useId()
  const group = useRef<HTMLLIElement>(null)
  useReopening(id, dismissed === id, group)
  const open = dropdown === id
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const inside = document.getElementById(id)?.contains(document.activeElement)
    if (event.key === 'Escape' && inside) event.currentTarget.querySelector('button')?.focus()
  }
  const onClick = (event: MouseEvent) => {
    if (event.target instanceof Element && event.target.closest('a')) dismissDropdown(id)
  }
  const onBlur = (event: FocusEvent<HTMLElement>) => {
    if (open && !event.currentTarget.contains(event.relatedTarget)) closeDropdown()
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- what bubbles up from link, button and items
    <li
      ref={group}
      className={styles.group}
      data-open={open || undefined}
      data-dismissed={dismissed === id || undefined}
      onPointerEnter={() => pointerEnters(id)}
      onPointerLeave={() => pointerLeaves(id)}
      onKeyDown={onKeyDown}
      onClick={onClick}
      onBlur={onBlur}
    >
      <a className={styles.top} id={labelId} href={item.href}>
        {item.label}
      </a>
      <button
        type="button"
        className={styles.opener}
        aria-expanded={open}
        aria-controls={id}
        aria-label={frameWords.submenu(item.label)}
        onClick={() => toggleDropdown(id)}
      >
        <Icon name="chevron-down" />
      </button>
      <Static id={id} className={item.label === frameWords.services ? styles.wide : styles.drop}>
        {() => <Items of={item.href} />}
      </Static>
    </li>
  )
}

/**
 * A change of pages covers the menu with a picture of it: the browser tells then that the pointer has left and come again, though it
 * never moved. So a shut dropdown goes by where the pointer is seen.
 */
function useReopening(id: string, shut: boolean, group: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    if (!shut) return
    const onMove = ({ clientX: x, clientY: y }: PointerEvent) => {
      const boxes = [group.current, document.getElementById(id)].map((element) => element?.getBoundingClientRect())
      const over = boxes.some((box) => box && x >= box.left && x < box.right && y >= box.top && y < box.bottom)
      if (!over) pointerHasLeft(id)
    }
    document.addEventListener('pointermove', onMove, { passive: true })
    return () => document.removeEventListener('pointermove', onMove)
  }, [id, shut, group])
}

function Items({ of }: { of: string }) {
  const categories = useApi('serviceCategory')
  const items = mainMenu(useSite(), categories).find((item) => item.href === of)?.items ?? []
  return (
    <ul>
      {items.map((item) => (
        <li key={item.href}>
          <a href={item.href} hrefLang={foreignTag(item.href)}>
            {item.label}
          </a>
          {item.items && (
            <ul>
              {item.items.map((inner) => (
                <li key={inner.href}>
                  <a href={inner.href}>{inner.label}</a>
                </li>
              ))}
            </ul>
          )}
        </li>
      ))}
    </ul>
  )
}
