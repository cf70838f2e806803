import { Suspense, useEffect, useRef, useState } from 'react'
import { part, Static } from '../../ui/static'
import styles from './deferred-form.module.css'

/** How far off the screen the form begins to load: about a screen of a phone. */
const NEAR = '900px'

const Ways = part(() => import('./other-ways'))
const Form = part(() => import('./deferred-enquiry'))

/**
 * An appointment form on pages that are about something else: it comes, with its code, when the visitor comes near. Until then,
 * and without scripts, the way to the page of appointments and the phone number stand in its place.
 */
export function DeferredForm({ variant }: { variant: 'full' | 'quick' }) {
  const place = useRef<HTMLDivElement>(null)
  const [near, setNear] = useState(false)

  useEffect(() => {
    if (!place.current) return
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && setNear(true), { rootMargin: NEAR })
    observer.observe(place.current)
    return () => observer.disconnect()
  }, [])

  const ways = <Static id="quick-ways">{() => <Ways />}</Static>
  return (
    <div ref={place} className={variant === 'full' ? `${styles.place} ${styles.full}` : styles.place}>
      {near ? (
        <Suspense fallback={ways}>
          <Form variant={variant} />
        </Suspense>
      ) : (
        ways
      )}
    </div>
  )
}
