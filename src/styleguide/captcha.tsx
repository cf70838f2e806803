import { useState } from 'react'
import { CaptchaField } from '../features/forms/captcha/captcha-field'
import type { CaptchaState } from '../features/forms/captcha/captcha-step'
import { challenge } from './captcha-sample'
import { Chapter, Row, Specimen } from './chapter'
import { StillForm } from './still-form'
import { stillEnquiry } from './still-enquiry'

const states: [name: string, state: Partial<CaptchaState>][] = [
  ['before somebody looks', { status: 'idle' }],
  ['loading', { status: 'loading' }],
  ['ready', { status: 'ready', challenge }],
  ['offline, with a code', { status: 'offline', challenge }],
  ['offline', { status: 'offline' }],
  ['no answer from the server', { status: 'down' }],
  ['refused', { status: 'ready', challenge, notice: 'invalid' }],
  ['too old', { status: 'ready', challenge, notice: 'expired' }],
  ['sent too early', { status: 'loading', notice: 'missing' }],
]

export function Captcha() {
  return (
    <Chapter id="captcha" title="The captcha in its states">
      <Row>
        {states.map(([name, state]) => (
          <State key={name} name={name} state={state} />
        ))}
      </Row>
    </Chapter>
  )
}

function State({ name, state }: { name: string; state: Partial<CaptchaState> }) {
  const [enquiry] = useState(() => stillEnquiry('callback', { captcha: state }, name.replaceAll(' ', '-')))
  return (
    <Specimen name={name}>
      <StillForm enquiry={enquiry}>
        <CaptchaField enquiry={enquiry} />
      </StillForm>
    </Specimen>
  )
}
