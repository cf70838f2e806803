import { createForm } from 'final-form'
import { type CaptchaState, createCaptchaStep } from '../features/forms/captcha/captcha-step'
import { type Enquiry, startEnquiry } from '../features/forms/enquiry'
import { type FormValues, validateFields } from '../features/forms/form-values'
import { type FormName, forms } from '../shared/contract/enquiry'

interface Still {
  values?: FormValues
  /** `sent`: with the messages of what is missing, or on its way for ever when nothing is. */
  sent?: boolean
  captcha?: Partial<CaptchaState>
  draft?: Partial<Enquiry['draft']['state']>
}

/** A form that stands still in one state: its captcha asks no server, its button sends nothing. @param id tells its fields apart */
export function stillEnquiry(name: FormName, { values = {}, sent, captcha = {}, draft = {} }: Still, id: string = name): Enquiry {
  const enquiry = startEnquiry(name, '', { go: async () => undefined, prepare: async () => false })
  const form = createForm<FormValues>({ onSubmit: () => new Promise(() => {}), validate: validateFields(forms[name]) })
  form.batch(() => Object.entries(values).forEach(([field, value]) => form.change(field as keyof FormValues, value)))
  const step = stillCaptcha(captcha)
  Object.assign(enquiry.draft.state, draft)
  if (sent && !form.getState().invalid) enquiry.state.step = 'sending'
  return { ...enquiry, name: id as FormName, form, captcha: step }
}

function stillCaptcha(state: Partial<CaptchaState>): Enquiry['captcha'] {
  const step = createCaptchaStep({ hasCode: () => false, clearCode: nothing, isHeld: () => true })
  Object.assign(step.state, state)
  return { ...step, check: nothing, want: nothing, setVisible: nothing, connectionChanged: nothing, refresh: nothing }
}

const nothing = () => undefined
