import { telephone } from '../../shared/contact-links'
import { enquiryWords } from '#words/enquiry'
import { Icon } from '../../ui/icon'

/** The clinic's number as a button. */
export function CallLink({ number }: { number: string }) {
  return (
    <a className="button secondary" href={telephone(number)}>
      <Icon name="phone" />
      {enquiryWords.callNumber(number)}
    </a>
  )
}
