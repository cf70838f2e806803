import { telephone } from '../shared/contact-links'
import { formStrings } from '../shared/form-strings'
import { href } from '../shared/routes'
import { strings } from '../shared/strings'
import { useSite } from '../lib/api'
import { Icon } from '../ui/icon'
import styles from './buttons.module.css'
import { Chapter, Row, Specimen } from './chapter'

const kinds = ['', 'secondary', 'quiet']
const states = ['rest', 'hover', 'focus-visible', 'active']

export function Buttons() {
  return (
    <Chapter id="buttons" title="Buttons and links">
      <div className={styles.buttons}>
        {kinds.map((kind) => (
          <Specimen key={kind} name={kind || 'primary'}>
            <div className={styles.states}>
              {states.map((state) => (
                <button key={state} type="button" className={`button ${kind}`} data-state={state}>
                  {state}
                </button>
              ))}
              <button type="button" className={`button ${kind}`} aria-disabled>
                disabled
              </button>
              <button type="button" className={`button ${kind}`} data-busy="" aria-disabled>
                {formStrings.sending}
              </button>
              <a className={`button ${kind}`} href={href('book')}>
                <Icon name="calendar" />
                {strings.book}
              </a>
            </div>
          </Specimen>
        ))}
      </div>
      <Links />
    </Chapter>
  )
}

function Links() {
  const { phones, name } = useSite()
  return (
    <Row>
      <Specimen name="links in a text: at rest, under the pointer, with the focus">
        <p>
          Read about <a href={href('clinic')}>{name}</a>,{' '}
          <a href={href('services')} data-state="hover">
            {strings.services}
          </a>{' '}
          and{' '}
          <a href={href('contact')} data-state="focus-visible">
            {strings.contact}
          </a>
          , or call <a href={telephone(phones[0]?.number ?? '')}>{phones[0]?.number}</a>.
        </p>
      </Specimen>
      <Specimen name="eyebrow, chip, mark of a sample">
        <p className="eyebrow">{strings.services}</p>
        <p>
          <span className="chip">
            <Icon name="clock" />
            {formStrings.timings.title}
          </span>{' '}
          <span className="sample">{strings.sample}</span>
        </p>
      </Specimen>
    </Row>
  )
}
