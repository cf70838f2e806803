import type { ComponentProps } from 'react'
import styles from './framed-picture.module.css'
import { Picture } from './picture'

/**
 * A picture of people or a room. A photograph is cut to the ratio of the drawing whose place it takes, and toned as drawings are.
 * Not for results: what a treatment did is shown in the colours that the camera saw.
 */
export function FramedPicture({ frame, ...props }: ComponentProps<typeof Picture> & { frame: 'scene' | 'room' | 'portrait' }) {
  const picture = <Picture {...props} />
  if (!props.of.avif) return picture
  return (
    <span className={`${styles.toned} ${styles[frame]}`} data-focus={props.of.focus}>
      {picture}
    </span>
  )
}
