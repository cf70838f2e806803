import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react'
import { filledFields } from '../../../lib/filled-fields'
import type { InputName } from '../../../shared/contract/enquiry'
import { markReady, wasSubmitted } from './early-input'
import type { Enquiry } from '../enquiry'

/**
 * Takes over what was typed (or put back by the browser) and submitted before hydration. React leaves those values in the document but does not
 * know them, and would empty the inputs at the next render: they are read before it, and handed on once all fields are registered.
 */
export function useEarlyInput({ form, draft }: Enquiry, element: RefObject<HTMLFormElement | null>): void {
  const typed = useRef<EarlyInput>(undefined)
  useLayoutEffect(() => {
    if (element.current) typed.current = earlyInput(element.current)
  }, [element])
  useEffect(() => {
    const { values, keepMessage } = typed.current ?? {}
    typed.current = undefined
    form.batch(() => values?.forEach(([field, value]) => form.change(field as InputName, value)))
    if (keepMessage) draft.setKeepMessage(true)
    if (!element.current) return
    markReady(element.current)
    if (wasSubmitted(element.current)) element.current.requestSubmit()
  }, [form, draft, element])
}

type EarlyInput = Partial<ReturnType<typeof earlyInput>>

export const earlyInput = (form: HTMLFormElement) => ({
  values: filledFields(form).map(({ name, value }) => [name, value] as const),
  keepMessage: form.querySelector('input:checked') !== null,
})
