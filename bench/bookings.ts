import { CODE } from './clinic-process'
import { Connection, headerOf } from './connection'
import { booking } from './visitor'

interface Booked {
  bookings: number
  seconds: number
  failed: number
}

/** Complete bookings: captcha drawn, validated, saved, by so many visitors at once, each on its own connection. */
export async function book(url: string, visitors: number, seconds: number): Promise<Booked> {
  const from = performance.now()
  const until = from + seconds * 1000
  const count = { bookings: 0, failed: 0 }
  await Promise.all(
    Array.from({ length: visitors }, async () => {
      let connection = new Connection(url)
      while (performance.now() < until) {
        if (await bookOnce(connection, url).catch(() => false)) count.bookings++
        else {
          count.failed++
          connection.close()
          connection = new Connection(url)
        }
      }
      connection.close()
    }),
  )
  return { ...count, seconds: (performance.now() - from) / 1000 }
}

async function bookOnce(connection: Connection, url: string): Promise<boolean> {
  const captcha = await connection.ask('GET', '/captcha/api')
  const key = /"key":"([\w-]+)"/.exec(captcha.body)?.[1] ?? ''
  const cookie = headerOf(captcha.head, 'set-cookie').split(';', 1)[0] ?? ''
  const token = headerOf(captcha.head, 'x-xsrf-token')
  const headers = `content-type: application/json\r\norigin: ${url}\r\ncookie: ${cookie}\r\nx-xsrf-token: ${token}\r\n`
  const check = await connection.ask('POST', '/api/validate-captcha', headers, JSON.stringify({ key, captcha: CODE }))
  if (!check.body.includes('"valid captcha"')) return false
  const saved = await connection.ask('POST', '/api/save-appointment', headers, booking(key))
  return saved.status === 200
}
