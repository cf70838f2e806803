import { type RefObject, useEffect } from 'react'
import { subscribeKey } from 'valtio/utils'
import { network } from '../../../stores/network'
import type { CaptchaStep } from './captcha-step'

/** Tells the captcha what happens around it: it comes on screen, the connection or the visitor goes and returns. */
export function useCaptchaEvents(captcha: CaptchaStep, element: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const observer = new IntersectionObserver((entries) => captcha.setVisible(entries.at(-1)?.isIntersecting ?? false))
    if (element.current) observer.observe(element.current)
    const form = element.current?.closest('form')
    form?.addEventListener('focusin', captcha.want)
    // The visitor may have been typing before this code came.
    if (form?.contains(document.activeElement)) captcha.want()
    const stop = subscribeKey(network, 'online', captcha.connectionChanged)
    document.addEventListener('visibilitychange', captcha.check)
    addEventListener('pageshow', captcha.check)
    return () => {
      observer.disconnect()
      form?.removeEventListener('focusin', captcha.want)
      stop()
      document.removeEventListener('visibilitychange', captcha.check)
      removeEventListener('pageshow', captcha.check)
      captcha.stop()
    }
  }, [captcha, element])
}
