import { useApi } from '../lib/api'
import { CategoryCards } from '../ui/category-cards'
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
        <CategoryCards of={categories.slice(0, 2)} />
      </Specimen>
      <Specimen name="categories, brief">
        <CategoryCards of={categories.slice(2, 4)} brief />
      </Specimen>
      <Specimen name="posts">
        <PostCards of={useApi('posts').slice(0, 2)} />
      </Specimen>
    </Chapter>
  )
}
