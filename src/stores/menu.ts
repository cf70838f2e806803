import { proxy } from 'valtio'

/** The mobile menu, and the desktop dropdowns that a click on an item has closed until the pointer comes again. */
export const menu = proxy({
  open: false,
  /** The desktop dropdown opened by its button, if any. */
  dropdown: null as string | null,
  /** The desktop dropdown that stays shut until the pointer enters it anew. */
  dismissed: null as string | null,
  /** The desktop dropdown that the pointer is over. */
  hovered: null as string | null,
})

export function setMenuOpen(open: boolean): void {
  menu.open = open
}

/** The button of a dropdown: closing it hides it from a pointer that rests on it, too. */
export function toggleDropdown(id: string): void {
  if (menu.dropdown === id) return dismissDropdown(id)
  menu.dropdown = id
  menu.dismissed = null
}

/** After a click on an item. */
export function dismissDropdown(id: string): void {
  menu.dropdown = null
  menu.dismissed = id
}

/** Escape shuts whatever dropdown is open, also one that the pointer opened while the focus is elsewhere. */
export function dismissDropdowns(): void {
  const open = menu.dropdown ?? menu.hovered
  if (open !== null) dismissDropdown(open)
}

/** A dropdown opened by its button closes when the visitor goes on elsewhere. */
export function closeDropdown(): void {
  menu.dropdown = null
}

/** A pointer that comes to one dropdown leaves those that a button has opened. What a click has shut stays so until the pointer has really left. */
export function pointerEnters(id: string): void {
  if (menu.dropdown !== id) menu.dropdown = null
  menu.hovered = id
}

/** The pointer is seen elsewhere than on a dropdown that a click has shut: the next time it comes, the dropdown opens again. */
export function pointerHasLeft(id: string): void {
  if (menu.dismissed === id) menu.dismissed = null
}

export function pointerLeaves(id: string): void {
  if (menu.hovered === id) menu.hovered = null
}
