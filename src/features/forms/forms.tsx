import { FormSection } from './form-section'

interface Props {
  level?: 0 | 2 | 3
}

/** The appointment form in full, or the quick one, which has no message. */
export function AppointmentForm({ variant, level = 2 }: Props & { variant: 'full' | 'quick' }) {
  return <FormSection form={variant === 'quick' ? 'quick' : 'appointment'} level={level} />
}

/** Its page says what it is for. */
export const CallbackForm = () => <FormSection form="callback" level={0} main={false} />

export function ContactForm({ level = 2, main = false }: Props & { main?: boolean }) {
  return <FormSection form="contact" level={level} main={main} />
}
