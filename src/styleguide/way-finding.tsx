import { Filter } from '../features/filter/filter'
import { Filtered } from '../features/filter/filtered'
import { useCategoryGroups } from '../features/filter/use-category-groups'
import { useApi } from '../lib/api'
import { href } from '../shared/routes'
import { frameWords } from '#words/frame'
import { Breadcrumb } from '../ui/breadcrumb'
import { OnThisPage } from '../ui/on-this-page'
import { PageHead } from '../ui/page-head'
import { TreatmentCards } from '../ui/treatment-cards'
import { Chapter, Row, Specimen } from './chapter'
import { useTreatment } from './use-treatment'

/** Heads, breadcrumbs, contents and the tabs of the categories. */
export function WayFinding() {
  const treatment = useTreatment()
  const page = useApi('page', { id: 'services' })
  const above = [{ label: frameWords.services, href: href('services') }]
  return (
    <Chapter id="way-finding" title="Breadcrumb, head of a page, contents, tabs">
      <Specimen name="breadcrumb">
        <Breadcrumb
          above={[...above, { label: treatment.categoryTitle, href: href('category', { category: treatment.category }) }]}
          current={treatment.title}
        />
      </Specimen>
      <Specimen name="head of a page">
        <PageHead page={page} />
      </Specimen>
      <Row>
        <Specimen name="contents: beside the text on wide screens, one line on narrow ones">
          <OnThisPage anchors={treatment.sections.map(({ id, heading }) => ({ id, label: heading }))} />
        </Specimen>
      </Row>
      <Tabs />
    </Chapter>
  )
}

function Tabs() {
  const treatments = useApi('serviceCategory').flatMap((category) => category.treatments.slice(0, 1))
  const groups = useCategoryGroups(treatments, (treatment) => treatment)
  return (
    <Specimen name="tabs of the categories">
      <Filtered>
        <Filter legend="Show" options={groups.options} count={treatments.length} />
        <TreatmentCards of={treatments.slice(0, 1)} />
      </Filtered>
    </Specimen>
  )
}
