import { type FormEvent, use, useEffect, useRef, useState } from 'react'
import { Form } from 'react-final-form'
import { useSnapshot } from 'valtio'
import { useSite } from '../../lib/api'
import { GoContext } from '../../lib/go'
import type { FormName } from '../../shared/contract/enquiry'
import { formWords } from '#words/forms'
import { enquiryWords } from '#words/enquiry'
import { setUnsent } from '../../stores/typing'
import { CaptchaField } from './captcha/captcha-field'
import { DraftKept, DraftRestored } from './draft/draft-notice'
import { type Enquiry, startEnquiry } from './enquiry'
import styles from './enquiry-form.module.css'
import { inputsOf } from './form-values'
import { Honeypot } from './fields/honeypot'
import { Inputs } from './fields/inputs'
import { PrivacyNotice } from './privacy-notice'
import { SentNotice } from './sent/sent-notice'
import { SubmitRow } from './submit-row'
import { useEarlyInput } from './draft/use-early-input'

/**
 * A whole form. Its values live in final-form, its progress in the enquiry.
 * @param main Whether the page is for this form: its code picture comes without waiting for a look or a touch.
 */
export function EnquiryForm({ name, main = false }: { name: FormName; main?: boolean }) {
  const { privacyNoticeVersion } = useSite()
  const goer = use(GoContext)
  const [enquiry] = useState(() => startEnquiry(name, privacyNoticeVersion, goer))
  const { step, reference } = useSnapshot(enquiry.state)
  const element = useRef<HTMLFormElement>(null)
  useEarlyInput(enquiry, element)
  useDraft(enquiry)
  useReturns(enquiry)
  useEffect(() => (main ? enquiry.captcha.want() : undefined), [main, enquiry])

  const submit = (event: FormEvent) => {
    event.preventDefault()
    const answer = enquiry.form.submit()
    focusFirstError(enquiry, element.current)
    void answer?.then((errors) => errors && focusFirstError(enquiry, element.current))
  }

  if (step === 'sent') return <SentNotice reference={reference} />
  return (
    <Form form={enquiry.form} onSubmit={noSubmit} subscription={nothing}>
      {() => (
        // Without scripts, or before they run, this method makes the browser do nothing: no text ends up in an address.
        <form
          ref={element}
          className={styles.form}
          method="dialog"
          noValidate
          data-kind={enquiry.asked.kind}
          aria-label={formWords.titles[name]}
          onSubmit={submit}
        >
          <FormBody enquiry={enquiry} />
        </form>
      )}
    </Form>
  )
}

const noSubmit = () => undefined
const nothing = {}

/** All that stands inside the form's element. */
export function FormBody({ enquiry }: { enquiry: Enquiry }) {
  return (
    <>
      <DraftRestored enquiry={enquiry} />
      {enquiry.asked.note && <p className={styles.note}>{enquiryWords.requiredNote}</p>}
      <Inputs enquiry={enquiry} />
      <Honeypot />
      <CaptchaField enquiry={enquiry} />
      <SubmitRow enquiry={enquiry} />
      <PrivacyNotice />
      <DraftKept enquiry={enquiry} />
    </>
  )
}

function focusFirstError({ form, asked }: Enquiry, element: HTMLFormElement | null): void {
  const { errors, submitErrors } = form.getState()
  const bad = inputsOf(asked).find((field) => errors?.[field] ?? submitErrors?.[field])
  const input = bad && element?.elements.namedItem(bad)
  if (!(input instanceof HTMLElement)) return
  input.focus()
  // A keyboard that opens now would cover the message under the field.
  const signal = AbortSignal.timeout(1000)
  visualViewport?.addEventListener('resize', () => input.scrollIntoView({ block: 'center' }), { once: true, signal })
}

function useDraft({ name, form, draft }: Enquiry): void {
  useEffect(() => {
    const stopKeeping = draft.start()
    const stopTelling = form.subscribe(({ dirty }) => setUnsent(name, dirty === true), { dirty: true })
    return () => {
      stopKeeping()
      stopTelling()
      setUnsent(name, false)
    }
  }, [name, form, draft])
}

function useReturns(enquiry: Enquiry): void {
  useEffect(() => {
    const returned = ({ persisted }: PageTransitionEvent) => persisted && enquiry.startAgain()
    addEventListener('pageshow', returned)
    return () => removeEventListener('pageshow', returned)
  }, [enquiry])
}
