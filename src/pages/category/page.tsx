import { Static } from '../../ui/static'
import type { PageProps } from '../page-props'
import { Content } from './category-article'

export function Page(props: PageProps<'category'>) {
  return (
    <Static id="article" as="article">
      {() => <Content {...props} />}
    </Static>
  )
}
