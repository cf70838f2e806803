import { type KeyboardEvent, useLayoutEffect, useRef, useState } from 'react'
import { lightboxWords } from '#words/lightbox'
import { Icon } from '../../ui/icon'
import styles from './lightbox-dialog.module.css'

export interface Slide {
  src: string
  /** Larger files of a photograph. */
  srcSet: string | undefined
  alt: string
  width: number
  height: number
  title: string
  text: string
}

interface Props {
  slides: Slide[]
  first: number
  onClose: () => void
}

/** The pictures in a row that snaps: swiping is the browser's own scrolling, Escape and the way back of the focus the dialog's. */
export function LightboxDialog({ slides, first, onClose }: Props) {
  const dialog = useRef<HTMLDialogElement>(null)
  const row = useRef<HTMLUListElement>(null)
  const [current, setCurrent] = useState(first)

  useLayoutEffect(() => {
    if (!dialog.current?.open) dialog.current?.showModal()
    row.current?.children[first]?.scrollIntoView({ behavior: 'instant' })
  }, [first])

  const goTo = (index: number) => row.current?.children[index]?.scrollIntoView({ inline: 'start' })
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key]
    if (!step) return
    event.preventDefault()
    goTo(current + step)
  }
  return (
    <dialog ref={dialog} className={styles.lightbox} aria-label={lightboxWords.label} onClose={onClose} onKeyDown={onKeyDown}>
      <button type="button" className={styles.close} aria-label={lightboxWords.close} onClick={() => dialog.current?.close()}>
        <Icon name="close" />
      </button>
      <ul
        ref={row}
        className={styles.row}
        onScroll={({ currentTarget: { scrollLeft, clientWidth } }) => setCurrent(Math.round(scrollLeft / clientWidth))}
      >
        {slides.map(({ title, text, alt, ...image }, index) => (
          <li key={image.src} inert={index !== current}>
            <img {...image} alt={alt} loading={index === first ? undefined : 'lazy'} />
            <h2>{title}</h2>
            <p>{text}</p>
          </li>
        ))}
      </ul>
      <div className={styles.bar}>
        <button type="button" aria-label={lightboxWords.previous} aria-disabled={current === 0} onClick={() => goTo(current - 1)}>
          <Icon name="arrow-left" />
        </button>
        <p role="status">
          <span className="visually-hidden">{slides[current]?.title} </span>
          {lightboxWords.count(current + 1, slides.length)}
        </p>
        <button
          type="button"
          aria-label={lightboxWords.next}
          aria-disabled={current === slides.length - 1}
          onClick={() => goTo(current + 1)}
        >
          <Icon name="arrow-right" />
        </button>
      </div>
    </dialog>
  )
}
