import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import * as v from 'valibot'
import type { AppContext } from '../app-context'
import { POLICY_REPORTS } from '../headers'
import { memoryLimits } from '../limits/memory'
import { sendTooMany } from '../limits/too-many'

/** Enough to see that something is refused, for all browsers together and in each process for itself. */
const LIMIT = { bucket: 'policy-reports', max: 60, seconds: 60 }
const BODY_LIMIT = 16 * 1024
/** Browsers send several together. */
const AT_ONCE = 10

/** What a page's policy names, as browsers report it; anything else would be a label that a stranger chose. */
const DIRECTIVE =
  /^(?:(?:default|img|font|connect|media|frame|manifest|worker)-src|(?:script|style)-src(?:-elem|-attr)?|form-action|frame-ancestors|base-uri|require-trusted-types-for|trusted-types)$/

const violation = v.object({ type: v.literal('csp-violation'), body: v.object({ effectiveDirective: v.string() }) })

/**
 * Takes what browsers report when a page's policy refuses something (https://www.w3.org/TR/CSP3/#reporting) and counts it by directive. The
 * rest of a report says which page somebody read, maybe what they searched for: nobody reads it and it is kept nowhere.
 */
export function policyReportRoute(app: FastifyInstance, { clock, counters }: Pick<AppContext, 'clock' | 'counters'>): void {
  const limits = memoryLimits()
  const onRequest = async (_: FastifyRequest, reply: FastifyReply) => {
    const seconds = await limits.take([LIMIT], clock())
    if (seconds > 0) return sendTooMany(reply, seconds)
    return undefined
  }
  const json = app.getDefaultJsonParser('error', 'error')
  app.addContentTypeParser('application/reports+json', { parseAs: 'string', bodyLimit: BODY_LIMIT }, json)
  app.post(POLICY_REPORTS, { onRequest, bodyLimit: BODY_LIMIT }, (request, reply) => {
    const reports: unknown[] = Array.isArray(request.body) ? request.body : [request.body]
    for (const report of reports.slice(0, AT_ONCE)) {
      const { success, output } = v.safeParse(violation, report)
      if (!success) continue
      const { effectiveDirective } = output.body
      counters.policyViolation(DIRECTIVE.test(effectiveDirective) ? effectiveDirective : 'other')
    }
    return reply.code(204).header('cache-control', 'no-store').send()
  })
}
