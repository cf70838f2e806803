import { useApi } from '../lib/api'
import { Comparison } from '../ui/comparison'
import { Faq } from '../ui/faq'
import { QuickFacts } from '../ui/quick-facts'
import { Timeline } from '../ui/timeline'
import { Chapter, Row, Specimen } from './chapter'
import { OpenFirst } from './open-first'
import { useTreatment } from './use-treatment'

/** What a treatment's page tells in rows. */
export function Lists() {
  const treatment = useTreatment()
  const { comparison } = useApi('serviceDetails', { id: treatment.category })
  return (
    <Chapter id="lists" title="Quick facts, comparison, timeline, questions">
      <Specimen name="quick facts">
        <QuickFacts facts={treatment.facts} />
      </Specimen>
      <Specimen name="comparison; scrolls sideways where it is too wide">
        <h3 className="visually-hidden" id="compared">
          Comparison
        </h3>
        <Comparison of={comparison.slice(0, 3)} />
      </Specimen>
      <Row>
        <Specimen name="timeline">
          <Timeline steps={treatment.timeline.slice(0, 4)} />
        </Specimen>
        <Specimen name="questions: open and closed">
          <OpenFirst>
            <Faq of={treatment.faq.slice(0, 3)} />
          </OpenFirst>
        </Specimen>
      </Row>
    </Chapter>
  )
}
