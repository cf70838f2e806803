export { AppointmentForm as Content } from './forms'
