import { createForm } from 'final-form'
import { proxy } from 'valtio'
import { validateCaptcha } from '../../lib/captcha'
import type { Goer } from '../../lib/go'
import { enquiryWords } from '#words/enquiry'
import { pageBefore, treatmentBefore } from '../../lib/page-before'
import { CallFailure, call } from '../../lib/send'
import { SAVED, VALID_CAPTCHA } from '../../shared/contract/answers'
import { type FormDefinition, type FormName, forms, type InputName } from '../../shared/contract/enquiry'
import type { SaveReply } from '../../shared/contract/replies'
import { href } from '../../shared/routes'
import { network } from '../../stores/network'
import { setUnsent } from '../../stores/typing'
import { createCaptchaStep } from './captcha/captcha-step'
import { createDraftKeeper } from './draft/draft-keeper'
import { type FormValues, inputsOf, validateFields } from './form-values'
import { endpointOf, payload } from './payload'
import { keepReceipt } from './sent/receipt'

export interface EnquiryState {
  step: 'filling' | 'checking' | 'sending' | 'sent'
  failure: Pick<CallFailure, 'kind' | 'seconds'> | null
  reference: string
}

/** One filling-in of a form, from the first key to the thank-you page (docs/requirements.md). */
export function startEnquiry(name: FormName, notice: string, { go, prepare }: Goer) {
  const asked: FormDefinition = forms[name]
  const state = proxy<EnquiryState>({ step: 'filling', failure: null, reference: '' })
  /** A request whose answer got lost: the same again, with the same key, is saved once. */
  let unanswered: string | undefined
  /** Whether the thank-you page can be shown without a connection. */
  let thanks: Promise<boolean> = Promise.resolve(false)

  const about = asked.fields.includes('message') && treatmentBefore()
  const form = createForm<FormValues>({
    onSubmit: submit,
    validate: validateFields(asked),
    // The visitor sees it in the message, goes on from there, or deletes it.
    ...(about && { initialValues: { message: enquiryWords.about(about) } }),
  })
  const draft = createDraftKeeper(form, asked)
  const captcha = createCaptchaStep({
    hasCode: () => Boolean(form.getState().values.captcha),
    clearCode() {
      form.change('captcha', undefined)
      // The visitor has been at the field: that it is empty again is said.
      form.blur('captcha')
    },
    isHeld: () => unanswered !== undefined || state.step !== 'filling',
  })

  async function submit(values: FormValues): Promise<Record<string, string> | undefined> {
    state.failure = null
    captcha.quiet()
    const key = captcha.state.challenge?.key
    if (!key) return void captcha.miss()
    thanks = prepare(href('thank-you'))
    const body = payload(asked, values, { key, notice, referrer: pageBefore(), address: location.href })
    try {
      if (!network.online) throw new CallFailure('offline')
      return await send(values, body)
    } catch (error) {
      state.failure = error instanceof CallFailure ? error : new CallFailure('server')
      return undefined
    } finally {
      if (state.step !== 'sent') state.step = 'filling'
    }
  }

  async function send(values: FormValues, body: ReturnType<typeof payload>) {
    const repeated = unanswered === JSON.stringify(body)
    if (!repeated) {
      state.step = 'checking'
      if ((await validateCaptcha(body.key, values.captcha?.trim() ?? '')) !== VALID_CAPTCHA) return refuse()
    }
    state.step = 'sending'
    const answer = await save(values, body)
    unanswered = undefined
    const reply = answer.body as Partial<SaveReply> & { errors?: Record<string, string> }
    if (answer.status === 403) return refuse()
    if (answer.status === 422) return knownErrors(reply.errors)
    if (reply.result !== SAVED) throw new CallFailure('server')
    succeed(values, reply.reference ?? '')
    return undefined
  }

  /** Saves, and once more by itself when the connection broke; later on only the visitor sends again. */
  async function save(values: FormValues, body: ReturnType<typeof payload>) {
    const endpoint = endpointOf(asked, values)
    unanswered = JSON.stringify(body)
    try {
      return await call(endpoint, body)
    } catch (error) {
      if (!(error instanceof CallFailure)) throw error
      // A refusal without a look at the request leaves nothing unanswered.
      if (['busy', 'forbidden', 'rejected'].includes(error.kind)) unanswered = undefined
      if (error.kind !== 'unreachable') throw error
      return call(endpoint, body)
    }
  }

  function refuse(): undefined {
    unanswered = undefined
    captcha.refuse()
  }

  /** The server's messages at their fields; one without a field of ours makes the whole form a failure. */
  function knownErrors(errors: Record<string, string> = {}): Record<string, string> {
    const known = Object.entries(errors).filter(([field]) => inputsOf(asked).includes(field as InputName))
    if (known.length === 0) throw new CallFailure('rejected')
    return Object.fromEntries(known)
  }

  function succeed({ date }: FormValues, reference: string): void {
    keepReceipt({ kind: asked.kind, reference, ...(asked.fields.includes('date') && date && { date }) })
    Object.assign(state, { step: 'sent', reference } satisfies Partial<EnquiryState>)
    void draft.forget()
    form.reset()
    captcha.reset()
    setUnsent(name, false)
    void leave()
  }

  /** Without the page and without a connection there is nowhere to go: the notice in the form's place stays. */
  async function leave(): Promise<void> {
    if ((await thanks) || navigator.onLine) await go(href('thank-you'), { replace: true })
  }

  return {
    name,
    asked,
    form,
    state,
    captcha,
    draft,
    /** Empties the form and what is kept of it. */
    clear(): void {
      form.reset()
      state.failure = null
      void draft.forget()
    },
    /** A page that comes back from the back/forward cache after a success offers an empty form. */
    startAgain(): void {
      if (state.step === 'sent') Object.assign(state, { step: 'filling', reference: '' } satisfies Partial<EnquiryState>)
    },
  }
}

export type Enquiry = ReturnType<typeof startEnquiry>
