import { telephone } from '../../shared/contact-links'
import { formStrings } from '../../shared/form-strings'
import { Icon } from '../../ui/icon'

/** The clinic's number as a button. */
export function CallLink({ number }: { number: string }) {
  return (
    <a className="button secondary" href={telephone(number)}>
      <Icon name="phone" />
      {formStrings.callNumber(number)}
    </a>
  )
}
