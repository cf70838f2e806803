import { AppointmentForm } from './forms'

export const Content = () => <AppointmentForm variant="quick" />
