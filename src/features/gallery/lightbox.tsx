import { type MouseEvent, type ReactNode, useState } from 'react'
import { isPlainClick } from '../../lib/plain-click'
import { LightboxDialog, type Slide } from './lightbox-dialog'

interface Opened {
  slides: Slide[]
  first: number
}

/** Links marked `data-picture` inside open their picture over the page; without scripts they lead to the file. */
export function Lightbox({ children }: { children: ReactNode }) {
  const [opened, setOpened] = useState<Opened>()
  const open = (event: MouseEvent<HTMLElement>) => {
    const link = event.target instanceof Element && event.target.closest<HTMLAnchorElement>('a[data-picture]')
    if (!link || !isPlainClick(event)) return
    event.preventDefault()
    // A filter may have hidden some.
    const links = [...event.currentTarget.querySelectorAll<HTMLAnchorElement>('a[data-picture]')].filter(isShown)
    setOpened({ slides: links.map(slideOf), first: links.indexOf(link) })
  }
  return (
    <div role="presentation" onClick={open}>
      {children}
      {opened && <LightboxDialog {...opened} onClose={() => setOpened(undefined)} />}
    </div>
  )
}

const isShown = (element: Element) => element.getClientRects().length > 0

/** What is shown is read from the document, so that the list need not be shipped as data too. */
function slideOf(link: HTMLAnchorElement): Slide {
  const figure = link.closest('figure')
  const image = link.querySelector('img')
  return {
    src: link.href,
    srcSet: link.querySelector<HTMLSourceElement>('source[type="image/webp"]')?.srcset,
    alt: image?.alt ?? '',
    width: image?.width ?? 0,
    height: image?.height ?? 0,
    title: figure?.querySelector('h3')?.textContent ?? '',
    text: figure?.querySelector('p')?.textContent ?? '',
  }
}
