import type { Picture as PictureData } from '../shared/contract/content'
import styles from './picture.module.css'

interface Props {
  of: PictureData
  /** How wide it is shown, in the terms of the `sizes` attribute; only photographs have a choice of files. */
  sizes?: string
  /** For pictures of the first screen; all others load when they come near. */
  eager?: boolean
}

/** A drawing, or a photograph in the best format that the browser knows, over a blurred miniature of itself until it is there. */
export function Picture({ of, sizes = '100vw', eager = false }: Props) {
  const { src, alt, width, height, avif, webp, placeholder } = of
  const loading = eager ? undefined : 'lazy'
  const image = <img src={src} alt={alt} width={width} height={height} loading={loading} decoding="async" />
  if (!avif && !webp) return image
  return (
    <span className={styles.photo}>
      <picture>
        {avif && <source type="image/avif" srcSet={avif} sizes={sizes} />}
        {webp && <source type="image/webp" srcSet={webp} sizes={sizes} />}
        {image}
      </picture>
      {placeholder && <img className={styles.under} src={placeholder} alt="" width={width} height={height} loading={loading} />}
    </span>
  )
}
