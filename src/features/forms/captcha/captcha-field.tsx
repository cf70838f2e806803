import { useEffect, useRef } from 'react'
import { useSnapshot } from 'valtio'
import { inputOf } from '../../../shared/contract/enquiry'
import { captchaWords } from '#words/captcha'
import { Icon } from '../../../ui/icon'
import styles from './captcha-field.module.css'
import { CaptchaPicture } from './captcha-picture'
import { CaptchaTrouble } from './captcha-trouble'
import type { Enquiry } from '../enquiry'
import { FormField } from '../fields/form-field'
import inputs from '../fields/form-field.module.css'
import { ListenButton } from './listen-button'
import { useCaptchaEvents } from './use-captcha-events'
import { useFormField } from '../fields/use-form-field'

const texts = captchaWords

/** The captcha of every form: picture, sound, refresh and the code; says what it waits for when there is no connection. */
export function CaptchaField({ enquiry }: { enquiry: Enquiry }) {
  const { captcha } = enquiry
  const { status, notice, challenge } = useSnapshot(captcha.state)
  const field = useFormField(enquiry, 'captcha', true)
  const group = useRef<HTMLDivElement>(null)
  const input = useRef<HTMLInputElement>(null)
  useCaptchaEvents(captcha, group)

  useEffect(() => {
    if (notice === 'invalid') input.current?.focus()
  }, [notice])

  return (
    <div ref={group} className={styles.captcha} role="group" aria-label={texts.group}>
      <div className={styles.picture}>
        <CaptchaPicture status={status} img={challenge?.img} />
        <button type="button" className={styles.tool} onClick={captcha.refresh} aria-disabled={status === 'loading'}>
          <Icon name="refresh" />
          <span className="visually-hidden">{texts.refresh}</span>
        </button>
        <ListenButton audio={challenge?.audio} />
      </div>
      {/* A message that is repeated must be new in the document to be read out again. */}
      <div className={styles.alert} role="alert">
        {notice && (
          <p key={challenge?.key}>
            <Icon name="alert" />
            {texts[notice]}
          </p>
        )}
      </div>
      <CaptchaTrouble status={status} hasPicture={challenge !== null} />
      <FormField enquiry={enquiry} name="captcha" field={field} hint={texts.hint}>
        <input
          {...field.props}
          ref={input}
          type="text"
          className={`control ${inputs.input} ${styles.code}`}
          maxLength={inputOf('captcha').max}
          autoComplete="off"
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          enterKeyHint="send"
        />
      </FormField>
    </div>
  )
}
