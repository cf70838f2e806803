import { type FormEvent, type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { Form } from 'react-final-form'
import { useSnapshot } from 'valtio'
import { useSite } from '../../lib/api'
import { formStrings } from '../../shared/form-strings'
import { setUnsent } from '../../stores/typing'
import { CaptchaField } from './captcha-field'
import { DateField } from './date-field'
import { DraftKept, DraftRestored } from './draft-notice'
import { type EarlyInput, earlyInput, markReady, noInput, wasSubmitted } from './early-input'
import { type Enquiry, startEnquiry } from './enquiry'
import styles from './enquiry-form.module.css'
import type { FieldName, FormName } from './form-kinds'
import { Honeypot } from './honeypot'
import { MessageField } from './message-field'
import { PrivacyNotice } from './privacy-notice'
import { SentNotice } from './sent-notice'
import { SubmitRow } from './submit-row'
import { TextField } from './text-field'

/**
 * A whole form. Its values live in final-form, its progress in the enquiry.
 * @param main Whether the page is for this form: its code picture comes without waiting for a look or a touch.
 */
export function EnquiryForm({ name, main = false }: { name: FormName; main?: boolean }) {
  const { privacyNoticeVersion } = useSite()
  const [enquiry] = useState(() => startEnquiry(name, privacyNoticeVersion))
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
          aria-label={formStrings.titles[name]}
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
      {enquiry.kind.dimWhileInvalid && <p className={styles.note}>{formStrings.requiredNote}</p>}
      <Fields enquiry={enquiry} />
      <Honeypot />
      <CaptchaField enquiry={enquiry} />
      <SubmitRow enquiry={enquiry} />
      <PrivacyNotice />
      <DraftKept enquiry={enquiry} />
    </>
  )
}

function Fields({ enquiry }: { enquiry: Enquiry }) {
  return enquiry.kind.fields.map((field) => {
    if (field === 'captcha') return null
    if (field === 'date') return <DateField key={field} enquiry={enquiry} />
    if (field === 'message') return <MessageField key={field} enquiry={enquiry} />
    return <TextField key={field} enquiry={enquiry} name={field} />
  })
}

function focusFirstError({ form, kind }: Enquiry, element: HTMLFormElement | null): void {
  const { errors, submitErrors } = form.getState()
  const bad = kind.fields.find((field) => errors?.[field] ?? submitErrors?.[field])
  const input = bad && element?.elements.namedItem(bad)
  if (input instanceof HTMLElement) input.focus()
}

/** Takes over what was typed and submitted before hydration: read before React renders again, handed on once all fields are registered. */
function useEarlyInput({ form, draft }: Enquiry, element: RefObject<HTMLFormElement | null>): void {
  const typed = useRef<EarlyInput>(noInput)
  useLayoutEffect(() => {
    if (element.current) typed.current = earlyInput(element.current)
  }, [element])
  useEffect(() => {
    const { values, keepMessage } = typed.current
    typed.current = noInput
    form.batch(() => values.forEach(([field, value]) => form.change(field as FieldName, value)))
    if (keepMessage) draft.setKeepMessage(true)
    if (!element.current) return
    markReady(element.current)
    if (wasSubmitted(element.current)) element.current.requestSubmit()
  }, [form, draft, element])
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
