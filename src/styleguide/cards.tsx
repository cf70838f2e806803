import { useApi } from '../lib/api'
import { CategoryRows } from '../ui/category-rows'
import { PostCards } from '../ui/post-cards'
import { TreatmentCards } from '../ui/treatment-cards'
import { Chapter, Specimen } from './chapter'

export function Cards() {
  const categories = useApi('serviceCategory')
  return (
    <Chapter id="cards" title="Cards">
      <Specimen name="treatments">
        <TreatmentCards of={categories.flatMap(({ treatments }) => treatments).slice(0, 3)} />
      </Specimen>
      <Specimen name="categories">
        <CategoryRows of={categories.slice(0, 2)} />
      </Specimen>
      <Specimen name="posts">
        <PostCards of={useApi('posts').slice(0, 2)} />
      </Specimen>
    </Chapter>
  )
}
