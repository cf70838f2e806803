import { addWrongTry, findCaptcha } from '../db/captchas'
import { oneAtATime } from './one-at-a-time'
import { MAX_WRONG_TRIES, type SaveDeps } from './save'

type Deps = Pick<SaveDeps, 'db' | 'codes' | 'unanswered' | 'clock'>

/** Whether a code is right. Uses nothing up but a try, when it is wrong. */
export function validateCode(deps: Deps, key: string, typed: string): Promise<boolean> {
  return oneAtATime(key, () => validate(deps, key, typed))
}

async function validate({ db, codes, unanswered, clock }: Deps, key: string, typed: string): Promise<boolean> {
  const now = clock()
  const challenge = codes.read(key, now)
  if (!challenge || challenge.expired) return false
  const known = unanswered.has(key) ? undefined : await findCaptcha(db.kysely, key)
  if (known && (known.reference !== null || known.wrong_tries >= MAX_WRONG_TRIES)) return false
  if (codes.matches(challenge.code, typed)) return true
  unanswered.delete(key)
  await addWrongTry(db.kysely, key, now)
  return false
}
