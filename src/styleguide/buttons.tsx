import { telephone } from '../shared/contact-links'
import { timingsWords } from '#words/forms'
import { enquiryWords } from '#words/enquiry'
import { frameWords } from '#words/frame'
import { href } from '../shared/routes'
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
                {enquiryWords.sending}
              </button>
              <a className={`button ${kind}`} href={href('book')}>
                <Icon name="calendar" />
                {frameWords.book}
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
            {frameWords.services}
          </a>{' '}
          and{' '}
          <a href={href('contact')} data-state="focus-visible">
            {frameWords.contact}
          </a>
          , or call <a href={telephone(phones[0]?.number ?? '')}>{phones[0]?.number}</a>.
        </p>
      </Specimen>
      <Specimen name="eyebrow, chip, mark of a sample">
        <p className="eyebrow">{frameWords.services}</p>
        <p>
          <span className="chip">
            <Icon name="clock" />
            {timingsWords.title}
          </span>{' '}
          <span className="sample">{frameWords.sample}</span>
        </p>
      </Specimen>
    </Row>
  )
}
