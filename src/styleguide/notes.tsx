import { useSite } from '../lib/api'
import { CallAtOnce } from '../ui/call-at-once'
import { Risks } from '../ui/risks'
import { Chapter, Row, Specimen } from './chapter'
import { useTreatment } from './use-treatment'

/** What must not be missed. */
export function Notes() {
  const site = useSite()
  const { risks, callAtOnce } = useTreatment()
  const notes = { note: site.footer.disclaimer, risk: risks.common[0]?.name, call: callAtOnce[0] }
  return (
    <Chapter id="notes" title="Callouts, risks, when to call at once">
      <Row>
        {Object.entries(notes).map(([kind, text]) => (
          <Specimen key={kind} name={`callout in a text: ${kind}`}>
            <div className="prose">
              <div className={`callout callout-${kind}`} role="note">
                <p>{text}</p>
              </div>
            </div>
          </Specimen>
        ))}
      </Row>
      <Specimen name="risks">
        <Risks
          risks={{
            ...risks,
            common: risks.common.slice(0, 2),
            uncommon: risks.uncommon.slice(0, 2),
            rare: risks.rare.slice(0, 2),
          }}
        />
      </Specimen>
      <Specimen name="call at once">
        <CallAtOnce signs={callAtOnce} site={site} />
      </Specimen>
    </Chapter>
  )
}
