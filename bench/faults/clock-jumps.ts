import { randomBytes } from 'node:crypto'
import { createApp } from '../../server/app'
import { loadContent } from '../../server/content/load'
import { openDatabase } from '../../server/db/database'
import { readEnv } from '../../server/env'
import { CODE } from '../clinic-process'
import { booking } from '../visitor'
import { check } from './verdict'

const HOUR = 3_600_000
const JUMPS = [HOUR, -HOUR, 365 * 24 * HOUR, -2 * 365 * 24 * HOUR, 30_000, -30_000]

/** The machine's clock is set while a visitor fills in the form: at worst there is a new captcha, never a closed door. Limits are on. */
export async function clockJumps(): Promise<void> {
  let now = Date.now()
  const db = await openDatabase({ DATA_DIR: ':memory:' })
  const env = readEnv({ CAPTCHA_TEST_CODE: CODE })
  const app = await createApp({ content: loadContent('content'), db, env, clock: () => now, random: randomBytes })
  const origin = env.SITE_URL
  const attempt = async (jump: number) => {
    const captcha = await app.inject('/captcha/api')
    now += 5_000 + jump
    const cookie = String(captcha.headers['set-cookie']).split(';')[0] ?? ''
    const headers = {
      'content-type': 'application/json',
      cookie,
      'x-xsrf-token': String(captcha.headers['x-xsrf-token']),
      origin,
    }
    const body = booking(captcha.json<{ key: string }>().key, '', now).replace(
      '9876543210',
      `98${String(Math.abs(jump) % 1e8).padStart(8, '0')}`,
    )
    return (await app.inject({ method: 'POST', url: '/api/save-appointment', headers, payload: body })).statusCode
  }
  for (const jump of JUMPS) {
    const [during, after] = [await attempt(jump), await attempt(0)]
    check(`the clock is set by ${jump / 1000} seconds`, [200, 403].includes(during) && after === 200, `${during}, then ${after}`)
  }
  await app.close()
  await db.close()
}
