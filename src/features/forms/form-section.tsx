import { memo, Suspense, use, useEffect } from 'react'
import { useSnapshot } from 'valtio'
import { useSite } from '../../lib/api'
import { telephone } from '../../shared/contact-links'
import type { FormName } from '../../shared/contract/enquiry'
import { formWords } from '#words/forms'
import { listenForEarlySubmits } from './draft/early-input'
import { afterwards } from '../../stores/start'
import styles from './form-section.module.css'
import { formsCode, hurryForms, loadForms } from './load-forms'
import { NoScripts } from './no-scripts'

interface Props {
  form: FormName
  /** The level of the heading; 0 where the page has a heading of its own for the form. */
  level?: 0 | 2 | 3
  /** Whether the page is for this form: it does not wait to be looked at. */
  main?: boolean
}

/**
 * A form in its card, with its heading. The document holds the whole form; its code comes when the form comes near.
 * Memoized: an update from above would make React give up the server's HTML of a boundary that it cannot hydrate yet.
 */
export const FormSection = memo(function FormSection({ form, level = 2, main = level === 0 }: Props) {
  useEffect(listenForEarlySubmits, [])
  useEffect(() => (main ? afterwards(hurryForms) : undefined), [main])
  const Heading = level === 3 ? 'h3' : 'h2'
  return (
    <div className={styles.section} id={`${form}-form`} data-form={form}>
      {level > 0 && (
        <div className={styles.head}>
          <Heading>{formWords.titles[form]}</Heading>
          <p>{formWords.intros[form]}</p>
        </div>
      )}
      <NoScripts />
      <Stuck />
      <Suspense fallback={<Waiting />}>
        <LoadedForm form={form} main={main} />
      </Suspense>
    </div>
  )
})

function LoadedForm({ form, main }: { form: FormName; main: boolean }) {
  const { EnquiryForm } = use(loadForms())
  return <EnquiryForm name={form} main={main} />
}

/** Only seen when the form is rendered in the browser. */
function Waiting() {
  useEffect(hurryForms, [])
  return <div className={styles.waiting} aria-busy="true" />
}

function Stuck() {
  const { stuck } = useSnapshot(formsCode)
  const [phone] = useSite().phones
  if (!stuck || !phone) return null
  return (
    <p className={`note ${styles.stuck}`} role="status">
      {formWords.stuck} <a href={telephone(phone.number)}>{phone.number}</a>
    </p>
  )
}
