import { FilterChips } from '../features/filter/filter-chips'
import { FilterArea } from '../features/filter/filter-area'
import { useCategoryGroups } from '../features/filter/use-category-groups'
import { useApi } from '../lib/api'
import { routeNamed } from '../shared/routes'
import { Breadcrumb } from '../ui/breadcrumb'
import { OnThisPage } from '../ui/on-this-page'
import { PageHead } from '../ui/page-head'
import { PlaceContext } from '../ui/place'
import { TreatmentCards } from '../ui/treatment-cards'
import { Chapter, Row, Specimen } from './chapter'
import { useTreatment } from './use-treatment'

/** Heads, breadcrumbs, contents and the tabs of the categories. */
export function WayFinding() {
  const treatment = useTreatment()
  const page = useApi('page', { id: routeNamed('services').page ?? '' })
  return (
    <Chapter id="way-finding" title="Breadcrumb, head of a page, contents, tabs">
      <Specimen name="breadcrumb">
        <PlaceContext value={{ route: routeNamed('treatment'), params: { category: treatment.category } }}>
          <Breadcrumb category={treatment.categoryTitle} current={treatment.title} />
        </PlaceContext>
      </Specimen>
      <Specimen name="head of a page">
        <PageHead page={page} />
      </Specimen>
      <Row>
        <Specimen name="contents: beside the text on wide screens, one line on narrow ones">
          <OnThisPage of={treatment.sections} />
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
      <FilterArea>
        <FilterChips legend="Show" options={groups.options} count={treatments.length} />
        <TreatmentCards of={treatments.slice(0, 1)} />
      </FilterArea>
    </Specimen>
  )
}
