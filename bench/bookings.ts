import autocannon, { type Context } from 'autocannon'
import { CODE } from './clinic-process'
import { booking } from './visitor'

const json = { 'content-type': 'application/json' }

interface Booked {
  bookings: number
  seconds: number
  failed: number
}

/** Complete bookings: captcha drawn, validated, saved, by so many visitors at once, each on its own connection. */
export async function book(url: string, connections: number, duration: number): Promise<Booked> {
  let bookings = 0
  let failed = 0
  const mine = ({ cookie = '', token = '' }: Context) => ({ ...json, cookie, 'x-xsrf-token': token, origin: url })
  const result = await autocannon({
    url,
    connections,
    duration,
    requests: [
      {
        method: 'GET',
        path: '/captcha/api',
        onResponse(_, body, context, headers) {
          context.key = /"key":"([\w-]+)"/.exec(body)?.[1] ?? ''
          context.token = one(headers['x-xsrf-token'])
          context.cookie = one(headers['set-cookie']).split(';', 1)[0] ?? ''
        },
      },
      {
        method: 'POST',
        path: '/api/validate-captcha',
        setupRequest: (request, context) => ({
          ...request,
          headers: mine(context),
          body: JSON.stringify({ key: context.key, captcha: CODE }),
        }),
        onResponse: (_, body) => void (body.includes('"valid captcha"') || failed++),
      },
      {
        method: 'POST',
        path: '/api/save-appointment',
        setupRequest: (request, context) => ({ ...request, headers: mine(context), body: booking(context.key ?? '') }),
        onResponse: (status) => void (status === 200 ? bookings++ : failed++),
      },
    ],
  })
  return { bookings, seconds: result.duration, failed: failed + result.errors }
}

const one = (header: string | string[] | undefined) => (Array.isArray(header) ? header[0] : header) ?? ''
