import { type ReactNode, useEffect } from 'react'
import { Form } from 'react-final-form'
import type { Enquiry } from '../features/forms/enquiry'
import { FormBody } from '../features/forms/enquiry-form'
import form from '../features/forms/enquiry-form.module.css'
import card from '../features/forms/form-section.module.css'

interface Props {
  enquiry: Enquiry
  /** Press the button once. */
  press?: boolean
  children?: ReactNode
}

/** A form in its card, or a part of one. */
export function StillForm({ enquiry, press = false, children }: Props) {
  useEffect(() => {
    if (press) void enquiry.form.submit()
  }, [enquiry, press])
  return (
    <div className={card.section}>
      <Form form={enquiry.form} onSubmit={() => undefined} subscription={{}}>
        {() => (
          <form className={form.form} method="dialog" noValidate onSubmit={(event) => event.preventDefault()}>
            {children ?? <FormBody enquiry={enquiry} />}
          </form>
        )}
      </Form>
    </div>
  )
}
