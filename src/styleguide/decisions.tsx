import { useSite } from '../lib/api'
import { Weigh } from '../features/weigh/weigh'
import { Chances } from '../ui/aid/chances'
import { Costs } from '../ui/aid/costs'
import { DecisionLine } from '../ui/aid/decision-line'
import { OptionGrid } from '../ui/aid/option-grid'
import { Said } from '../ui/aid/said'
import { Chapter, Specimen } from './chapter'
import { useTreatment } from './use-treatment'

/** What makes a treatment's page help with a decision. */
export function Decisions() {
  const treatment = useTreatment()
  const { decision } = treatment
  return (
    <Chapter id="decisions" title="Decisions: options, rates, statements, quotes">
      <Specimen name="the decision">
        <DecisionLine of={decision} />
      </Specimen>
      <Specimen name="options">
        <OptionGrid of={decision} />
      </Specimen>
      <Specimen name="rates and figures">
        <Chances of={decision} unchecked={false} />
      </Specimen>
      <Specimen name="statements to weigh">
        <Weigh of={decision.weigh} />
      </Specimen>
      <Specimen name="costs and three quotes">
        <Costs of={decision} site={useSite()} />
      </Specimen>
      <Specimen name="who says so">
        <Said of={treatment} />
      </Specimen>
    </Chapter>
  )
}
