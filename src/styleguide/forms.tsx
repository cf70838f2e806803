import { useState } from 'react'
import { useSite } from '../lib/api'
import { challenge } from './captcha-sample'
import { Chapter, Row, Specimen } from './chapter'
import { StillForm } from './still-form'
import { stillEnquiry } from './still-enquiry'

/** A Sunday: the field says that the clinic is closed. Far off, so that it is never a day of the past. */
const CLOSED = '2099-01-25'

export function Forms() {
  return (
    <>
      <Chapter id="forms-empty" title="Forms: empty, and filled">
        <Row>
          <Empty />
          <Filled />
        </Row>
      </Chapter>
      <Chapter id="forms-sent" title="Forms: with errors, and on its way">
        <Row>
          <Errors />
          <Busy />
        </Row>
      </Chapter>
    </>
  )
}

function Empty() {
  const [enquiry] = useState(() => stillEnquiry('contact', {}))
  return (
    <Specimen name="empty, with hints">
      <StillForm enquiry={enquiry} />
    </Specimen>
  )
}

function Filled() {
  const values = useSomebody()
  const [enquiry] = useState(() =>
    stillEnquiry('quick', { values: { ...values, date: CLOSED }, captcha: ready, draft: { restored: true, kept: true } }),
  )
  return (
    <Specimen name="filled from the draft on this device, on a day when the clinic is closed">
      <StillForm enquiry={enquiry} />
    </Specimen>
  )
}

function Errors() {
  const { slogan } = useSite()
  const [enquiry] = useState(() =>
    stillEnquiry('appointment', {
      values: { mobile: '98', message: slogan },
      captcha: { ...ready, notice: 'invalid' },
      draft: { kept: true, keepMessage: true },
    }),
  )
  return (
    <Specimen name="sent with errors">
      <StillForm enquiry={enquiry} press />
    </Specimen>
  )
}

function Busy() {
  const values = useSomebody()
  const [enquiry] = useState(() => stillEnquiry('callback', { values, captcha: ready, sent: true }))
  return (
    <Specimen name="on its way">
      <StillForm enquiry={enquiry} press />
    </Specimen>
  )
}

const ready = { status: 'ready', challenge } as const

function useSomebody() {
  const { name, email } = useSite()
  return { name, email, mobile: '9876543210', captcha: 'FAN7' } satisfies Partial<Record<string, string>>
}
