import type { FastifyInstance } from 'fastify'
import * as v from 'valibot'
import { dayAtClinic } from '../../src/shared/clinic-day'
import { SAVED } from '../../src/shared/contract/answers'
import { endpoints, type ReplyOf } from '../../src/shared/contract/endpoints'
import { type SaveEndpoint, saves } from '../../src/shared/contract/enquiry'
import { saveRequest } from '../../src/shared/contract/requests'
import type { Lang } from '../../src/shared/languages'
import { languageOf } from '../../src/shared/page-address'
import { catalogue } from '../../src/shared/words/catalogue'
import type { AppContext } from '../app-context'
import { readEnquiry } from '../enquiries/read-enquiry'
import { saveEnquiry } from '../enquiries/save'
import { saveLimits } from '../limits/rules'
import { TooMany } from '../limits/too-many'
import type { SavedAs } from '../metrics/counters'
import { fieldErrors } from './field-errors'

/** The saves of the contract: they differ in what they ask for only. */
export function saveRoutes(app: FastifyInstance, context: AppContext): void {
  for (const name of Object.keys(saves) as SaveEndpoint[]) {
    const { kind } = saves[name]
    const schema = saveRequest(saves[name], () => dayAtClinic(new Date(context.clock())))
    app.post(endpoints[name].path, async (request, reply) => {
      await context.limit(request, saveLimits(context.visitor(request)))
      reply.header('cache-control', 'no-store')
      const count = (outcome: SavedAs) => {
        context.counters.save(kind, outcome)
        if (outcome !== 'saved' && outcome !== 'failed') request.refused = outcome
      }
      const result = v.safeParse(schema, request.body)
      if (!result.success) {
        count('invalid')
        return reply.code(422).send({ result: 'invalid', errors: fieldErrors(result.issues, catalogue(askedIn(request.body))) })
      }
      const form = result.output
      // A filled honeypot gets a new captcha, so that a person whose browser filled it is not lost.
      if (form.website !== '') {
        count('honeypot')
        return reply.code(403).send({ result: 'captcha' })
      }
      const answer = { key: form.key, typed: form.captcha, work: form.work }
      const enquiry = readEnquiry(kind, form, await context.notices.said(form.notice))
      const outcome = await saveEnquiry(context, enquiry, answer).catch((error: unknown) => {
        count('failed')
        throw error
      })
      count(outcome.is)
      if (outcome.is === 'captcha') return reply.code(403).send({ result: 'captcha' })
      if (outcome.is === 'work') return reply.code(403).send({ result: 'work', work: outcome.bits })
      if (outcome.is === 'limited') throw new TooMany(outcome.seconds)
      if (outcome.receipt) context.counters.receipt(outcome.receipt)
      return reply.send({ result: SAVED, reference: outcome.reference } satisfies ReplyOf<'saveAppointment'>)
    })
  }
}

/** The language of the page with the form, whatever else is wrong with the body. */
function askedIn(body: unknown): Lang {
  const { refferelurl } = (body ?? {}) as { refferelurl?: unknown }
  return languageOf(typeof refferelurl === 'string' ? refferelurl : '')
}
