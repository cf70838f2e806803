import { FormFailure } from '../features/forms/form-failure'
import { SentNotice } from '../features/forms/sent/sent-notice'
import { enquiryWords } from '#words/enquiry'
import { installWords } from '#words/install'
import { offlineWords } from '#words/offline'
import { updateWords } from '#words/update'
import { EmptyList } from '../ui/empty-list'
import { Notice } from '../ui/notice'
import { Chapter, Row, Specimen } from './chapter'

const failures = Object.keys(enquiryWords.failures) as (keyof typeof enquiryWords.failures)[]

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
            <Notice label={updateWords.label} icon="refresh" title={updateWords.title}>
              <button type="button" className="button">
                {updateWords.accept}
              </button>
              <button type="button" className="button quiet">
                {updateWords.later}
              </button>
            </Notice>
          </Specimen>
          <Specimen name="a new version while a form is not sent">
            <Notice label={updateWords.label} icon="refresh" title={updateWords.title} text={updateWords.unsent}>
              <button type="button" className="button secondary">
                {updateWords.acceptAnyway}
              </button>
              <button type="button" className="button">
                {updateWords.finish}
              </button>
            </Notice>
          </Specimen>
          <Specimen name="installed">
            <Notice label={installWords.label} icon="check" title={installWords.thanks} text={installWords.thanksMore}>
              <button type="button" className="button">
                {installWords.ok}
              </button>
            </Notice>
          </Specimen>
          <Specimen name="a list with nothing in it">
            <EmptyList>{offlineWords.none}</EmptyList>
          </Specimen>
        </Row>
        <Row>
          {['empty-not-found', 'window-sill', 'empty-search'].map((name) => (
            <Specimen key={name} name={name}>
              <img src={`/drawings/${name}.svg`} alt="" width="320" height="220" />
            </Specimen>
          ))}
        </Row>
      </Chapter>
    </>
  )
}
