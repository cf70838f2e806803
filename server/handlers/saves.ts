import type { FastifyInstance } from 'fastify'
import * as v from 'valibot'
import { endpoints, type ReplyOf, type SaveName } from '../../src/shared/contract/endpoints'
import {
  appointmentRequest,
  callbackRequest,
  callbackWithEmailRequest,
  contactRequest,
  type EnquiryKind,
  SAVED,
} from '../../src/shared/contract/requests'
import { pageAddress } from '../../src/shared/page-address'
import type { AppContext } from '../app-context'
import { clinicDay } from '../clock'
import { cleanLine, cleanText } from '../enquiries/clean-text'
import { type Enquiry, saveEnquiry } from '../enquiries/save'
import { saveLimits } from '../limits/rules'
import { TooMany } from '../limits/too-many'
import type { SavedAs } from '../metrics/tally'
import { fieldErrors } from './field-errors'

/** The five saves of the contract: they differ in their fields only. */
export function saveRoutes(app: FastifyInstance, context: AppContext): void {
  const appointment = appointmentRequest(() => clinicDay(context.clock))
  const save = (name: SaveName, kind: EnquiryKind, schema: v.GenericSchema<unknown, Form>) =>
    app.post(endpoints[name].path, async (request, reply) => {
      await context.limit(request, saveLimits(context.visitor(request)))
      reply.header('cache-control', 'no-store')
      const count = (outcome: SavedAs) => {
        context.tally.save(kind, outcome)
        if (outcome !== 'saved' && outcome !== 'failed') request.refused = outcome
      }
      const result = v.safeParse(schema, request.body)
      if (!result.success) {
        count('invalid')
        return reply.code(422).send({ result: 'invalid', errors: fieldErrors(result.issues) })
      }
      const form = result.output
      // A filled honeypot gets a new captcha, so that a person whose browser filled it is not lost.
      if (form.website !== '') {
        count('honeypot')
        return reply.code(403).send({ result: 'captcha' })
      }
      const answer = { key: form.key, typed: form.captcha, work: form.work }
      const enquiry = enquiryOf(kind, form, await context.notices.said(form.notice))
      const outcome = await saveEnquiry(context, enquiry, answer).catch((error: unknown) => {
        count('failed')
        throw error
      })
      count(outcome.is)
      if (outcome.is === 'captcha') return reply.code(403).send({ result: 'captcha' })
      if (outcome.is === 'work') return reply.code(403).send({ result: 'work', work: outcome.bits })
      if (outcome.is === 'limited') throw new TooMany(outcome.seconds)
      if (outcome.receipt) context.tally.receipt(outcome.receipt)
      return reply.send({ result: SAVED, reference: outcome.reference } satisfies ReplyOf<'saveAppointment'>)
    })

  const saves: Record<SaveName, [EnquiryKind, v.GenericSchema<unknown, Form>]> = {
    saveAppointment: ['appointment', appointment],
    saveQuickAppointment: ['appointment', appointment],
    saveRequestCallback: ['callback', callbackRequest],
    saveRequestCallbackWithEmail: ['callback', callbackWithEmailRequest],
    saveContactUs: ['contact', contactRequest],
  }
  for (const name of Object.keys(saves) as SaveName[]) save(name, ...saves[name])
}

interface Form {
  name: string
  mobile: string
  email?: string
  date?: string
  message?: string
  requesturl: string
  refferelurl: string
  notice: string
  website: string
  captcha: string
  key: string
  work: string
}

function enquiryOf(kind: EnquiryKind, form: Form, notice: string): Enquiry {
  return {
    kind,
    name: cleanLine(form.name),
    mobile: form.mobile,
    email: form.email ?? null,
    date: form.date ?? null,
    message: cleanText(form.message ?? ''),
    requesturl: pageAddress(form.requesturl),
    refferelurl: pageAddress(form.refferelurl),
    notice,
  }
}
