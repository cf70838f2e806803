import { FormFailure } from '../features/forms/form-failure'
import { SentNotice } from '../features/forms/sent/sent-notice'
import { formStrings } from '../shared/form-strings'
import { EmptyList } from '../ui/empty-list'
import { Notice } from '../ui/notice'
import { appStrings } from '../shared/app-strings'
import { Chapter, Row, Specimen } from './chapter'

const failures = Object.keys(formStrings.failures) as (keyof typeof formStrings.failures)[]
const { update, install } = appStrings

/** What goes wrong, what is not there, and what is said at the edge of the screen. */
export function Trouble() {
  return (
    <>
      <Chapter id="failures" title="Why a form was not sent, and that it was">
        <Row>
          {failures.map((kind) => (
            <Specimen key={kind} name={kind}>
              <FormFailure failure={{ kind, seconds: 90 }} onRetry={() => undefined} />
            </Specimen>
          ))}
          <Specimen name="sent">
            <SentNotice reference="A7KQ2M" />
          </Specimen>
        </Row>
      </Chapter>
      <Chapter id="notices" title="Notices and empty states">
        <Row>
          <Specimen name="a new version">
            <Notice label={update.label} icon="refresh" title={update.title}>
              <button type="button" className="button">
                {update.accept}
              </button>
              <button type="button" className="button quiet">
                {update.later}
              </button>
            </Notice>
          </Specimen>
          <Specimen name="a new version while a form is not sent">
            <Notice label={update.label} icon="refresh" title={update.title} text={update.unsent}>
              <button type="button" className="button secondary">
                {update.acceptAnyway}
              </button>
              <button type="button" className="button">
                {update.finish}
              </button>
            </Notice>
          </Specimen>
          <Specimen name="installed">
            <Notice label={install.label} icon="check" title={install.thanks} text={install.thanksMore}>
              <button type="button" className="button">
                {install.ok}
              </button>
            </Notice>
          </Specimen>
          <Specimen name="a list with nothing in it">
            <EmptyList>{appStrings.offline.none}</EmptyList>
          </Specimen>
        </Row>
        <Row>
          {['not-found', 'offline', 'search'].map((name) => (
            <Specimen key={name} name={name}>
              <img src={`/drawings/empty-${name}.svg`} alt="" width="320" height="220" />
            </Specimen>
          ))}
        </Row>
      </Chapter>
    </>
  )
}
