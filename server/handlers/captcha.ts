import type { FastifyInstance } from 'fastify'
import * as v from 'valibot'
import { endpoints, type ReplyOf } from '../../src/shared/contract/endpoints'
import { INVALID_CAPTCHA, VALID_CAPTCHA } from '../../src/shared/contract/answers'
import { validateCaptchaRequest } from '../../src/shared/contract/requests'
import { DEFAULT_LANG, langs } from '../../src/shared/languages'
import { catalogue } from '../../src/shared/words/catalogue'
import type { AppContext } from '../app-context'
import { speakCode } from '../captcha/recording'
import { WORK_BITS } from '../captcha/work'
import { validateCode } from '../enquiries/validate'
import { readRange } from '../http/ranges'
import { captchaLimits, recordingLimits, validateLimits } from '../limits/rules'
import { fieldErrors } from './field-errors'

const RECORDING = '/captcha/audio/'

/** Draws, speaks and checks captchas. */
export function captchaRoutes(app: FastifyInstance, context: AppContext): void {
  const { codes, unanswered, clock, draw, origins, xsrf, counters, budget } = context

  app.get(endpoints.captcha.path, async (request, reply) => {
    await context.limit(request, captchaLimits(context.visitor(request)))
    const { key, code } = codes.issue(clock())
    unanswered.add(key)
    const img = await draw(code)
    xsrf.give(request, reply)
    counters.captcha('drawn')
    // Told early, so that the device works while its owner types.
    const work = (await budget.isUsedUp(clock())) && { work: WORK_BITS }
    const audio = `${origins.separate ? origins.api : ''}${RECORDING}${key}.wav`
    return reply.header('cache-control', 'no-store').send({ key, img, audio, ...work } satisfies ReplyOf<'captcha'>)
  })

  app.get(`${RECORDING}:file`, async (request, reply) => {
    await context.limit(request, recordingLimits(context.visitor(request)))
    const { file } = request.params as { file: string }
    const { lang } = request.query as { lang?: unknown }
    const key = file.replace(/\.wav$/, '')
    const challenge = codes.read(key, clock())
    reply.header('cache-control', 'no-store')
    if (!challenge || challenge.expired) return reply.code(404).send({ error: 'not found' })
    counters.captcha('spoken')
    const wav = speakCode(challenge.code, codes.seed(key), langs.find((one) => one === lang) ?? DEFAULT_LANG)
    const range = readRange(request.headers.range, wav.length)
    reply.header('accept-ranges', 'bytes').header('content-type', 'audio/wav')
    if (range === 'all') return reply.send(wav)
    if (range === 'none') return reply.code(416).header('content-range', `bytes */${wav.length}`).send()
    reply.code(206).header('content-range', `bytes ${range.start}-${range.end}/${wav.length}`)
    return reply.send(wav.subarray(range.start, range.end + 1))
  })

  app.post(endpoints.validateCaptcha.path, async (request, reply) => {
    await context.limit(request, validateLimits(context.visitor(request)))
    reply.header('cache-control', 'no-store')
    const result = v.safeParse(validateCaptchaRequest, request.body)
    if (!result.success)
      return reply.code(422).send({ result: 'invalid', errors: fieldErrors(result.issues, catalogue(DEFAULT_LANG)) })
    const valid = await validateCode(context, result.output.key, result.output.captcha)
    counters.captcha(valid ? 'valid' : 'invalid')
    if (!valid) request.refused = 'captcha'
    return reply.send({ message: valid ? VALID_CAPTCHA : INVALID_CAPTCHA } satisfies ReplyOf<'validateCaptcha'>)
  })
}
