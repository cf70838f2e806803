import { useSyncExternalStore } from 'react'
import { useSite } from '../../../lib/api'
import { timeWords } from '#words/time'
import { dayInWords } from '../../../shared/clinic-time'
import { formWords } from '#words/forms'
import { thanksWords } from '#words/thanks'
import { CalendarLink } from './calendar-link'
import { lastReceipt } from './receipt'
import styles from './thank-you.module.css'

const texts = thanksWords

/** The reference of the request that was just saved, and the asked-for day. Nothing when this tab has sent none. */
export function ThankYou() {
  const site = useSite()
  const receipt = useSyncExternalStore(noChange, lastReceipt, none)
  if (!receipt?.reference) return null
  const { reference, date } = receipt
  return (
    <div className={styles.receipt}>
      <dl className={styles.facts}>
        <dt>{formWords.reference}</dt>
        <dd>
          <strong>{reference}</strong>
          <span>{texts.keep}</span>
        </dd>
        {date && (
          <>
            <dt>{texts.day}</dt>
            <dd>
              <strong>{dayInWords(date, timeWords)}</strong>
              <span>{texts.tentative}</span>
            </dd>
          </>
        )}
      </dl>
      {date && <CalendarLink site={site} reference={reference} date={date} />}
    </div>
  )
}

const noChange = () => () => undefined
const none = () => null
