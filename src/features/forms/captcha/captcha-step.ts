import { proxy } from 'valtio'
import { getChallenge } from '../../../lib/captcha'
import { CAPTCHA_LIFETIME } from '../../../shared/contract/captcha'
import { CallFailure } from '../../../lib/send'
import type { CaptchaChallenge } from '../../../shared/contract/replies'
import { network } from '../../../stores/network'

/** A challenge is renewed this long before the server forgets it. */
const MARGIN = 15_000
const FIRST_RETRY = 5_000
const LAST_RETRY = 60_000

export interface CaptchaState {
  status: 'idle' | 'loading' | 'ready' | 'offline' | 'down'
  notice: 'invalid' | 'expired' | 'missing' | null
  /** Also while another one is loading, and while offline: it may still be good. */
  challenge: CaptchaChallenge | null
}

interface Options {
  hasCode: () => boolean
  clearCode: () => void
  /** While a request is on its way or unanswered, its challenge must stay as it is. */
  isHeld: () => boolean
}

/** The captcha of one form: loads when it is looked at, renews itself, comes back when the connection does. */
export function createCaptchaStep({ hasCode, clearCode, isHeld }: Options) {
  const state = proxy<CaptchaState>({ status: 'idle', notice: null, challenge: null })
  let wanted = false
  let visible = false
  let expires = 0
  let run = 0
  let retry = FIRST_RETRY
  let timer: ReturnType<typeof setTimeout> | undefined

  const later = (milliseconds: number, what: () => void) => {
    clearTimeout(timer)
    timer = setTimeout(what, milliseconds)
  }
  const isWatched = () => (visible || wanted) && document.visibilityState !== 'hidden'

  async function load(): Promise<void> {
    const mine = ++run
    clearTimeout(timer)
    if (!network.online) return lose()
    state.status = 'loading'
    try {
      const challenge = await getChallenge()
      if (mine !== run) return
      expires = Date.now() + CAPTCHA_LIFETIME - MARGIN
      retry = FIRST_RETRY
      Object.assign(state, { status: 'ready', challenge } satisfies Partial<CaptchaState>)
      later(CAPTCHA_LIFETIME - MARGIN, check)
    } catch (error) {
      if (mine !== run) return
      fail(error instanceof CallFailure ? error : new CallFailure('server'))
    }
  }

  function fail({ kind, seconds }: CallFailure): void {
    state.status = kind === 'offline' ? 'offline' : 'down'
    later(seconds ? seconds * 1000 : retry, need)
    retry = Math.min(retry * 2, LAST_RETRY)
  }

  /** Loads a challenge when there is none and somebody looks; after the connection came back the old one may do. */
  function need(): void {
    if (state.status === 'loading' || state.status === 'ready') return
    if (!network.online) {
      if (isWatched()) lose()
    } else if (state.challenge && Date.now() < expires && state.status === 'offline') {
      state.status = 'ready'
      later(expires - Date.now(), check)
    } else if (isWatched()) void load()
  }

  function lose(): void {
    run++
    clearTimeout(timer)
    state.status = 'offline'
  }

  /** Timers stand still in a hidden tab and in the back/forward cache, so this is called on return as well. */
  function check(): void {
    if (!state.challenge || Date.now() < expires) return need()
    if (isHeld()) return later(5_000, check)
    if (hasCode()) {
      state.notice = 'expired'
      clearCode()
    }
    Object.assign(state, { status: 'idle', challenge: null } satisfies Partial<CaptchaState>)
    need()
  }

  return {
    state,
    check,
    /** The visitor has begun to fill in the form. */
    want(): void {
      wanted = true
      need()
    },
    setVisible(now: boolean): void {
      visible = now
      check()
    },
    connectionChanged(): void {
      if (network.online) check()
      else if (state.status !== 'idle') lose()
    },
    refresh(): void {
      wanted = true
      state.notice = null
      clearCode()
      void load()
    },
    /** The code was wrong: a new challenge, and its fixed message (docs/requirements.md). */
    refuse(): void {
      clearCode()
      state.notice = 'invalid'
      void load()
    },
    miss(): void {
      clearCode()
      state.notice = 'missing'
      wanted = true
      need()
    },
    quiet(): void {
      state.notice = null
    },
    /** Forgets the challenge, which was used. */
    reset(): void {
      run++
      clearTimeout(timer)
      wanted = false
      Object.assign(state, { status: 'idle', notice: null, challenge: null } satisfies CaptchaState)
    },
    stop(): void {
      clearTimeout(timer)
    },
  }
}

export type CaptchaStep = ReturnType<typeof createCaptchaStep>
