import { type ComponentType, createContext, type ElementType, type ReactNode, use, useState } from 'react'
import { tracked } from '../shared/tracked'
import { trustedHtml } from './trusted-html'

/**
 * The static regions of the document as the server sent it: HTML by element id. Read before hydration.
 * Decision 4: what a page only shows is neither shipped a second time as data nor hydrated.
 */
export type StaticRegions = ReadonlyMap<string, string>
export const noRegions: StaticRegions = new Map()
export const StaticContext = createContext<StaticRegions>(noRegions)
/** What stands around the children of a region that is rendered: by it the prerender knows what it need not send as data. */
export const RegionContext = createContext((children: ReactNode): ReactNode => children)

interface Props {
  /** Unique on the page. */
  id: string
  as?: ElementType
  className?: string | undefined
  label?: string | undefined
  children: () => ReactNode
}

/** A region without behaviour of its own: its HTML is taken from the document, its children are rendered only where there is none. */
export function Static({ id, as: Element = 'div', className, label, children }: Props) {
  const regions = use(StaticContext)
  const inRegion = use(RegionContext)
  const [html] = useState(() => regions.get(id))
  const props = { id, className, 'aria-label': label, 'data-static': '' }
  if (html !== undefined) return <Element {...props} suppressHydrationWarning dangerouslySetInnerHTML={trustedHtml(html)} />
  return <Element {...props}>{inRegion(<Children of={children} />)}</Element>
}

const Children = ({ of }: { of: () => ReactNode }) => of()

/**
 * The children of a static region in a chunk of their own: the browser fetches it only when it has to render the region itself, after
 * a navigation, and not for the page whose document it loaded.
 */
export function part<PartProps extends object>(load: () => Promise<{ Content: ComponentType<PartProps> }>) {
  let loading: ReturnType<typeof load> | undefined
  const once = (): ReturnType<typeof load> => {
    if (!loading) {
      loading = tracked(load())
      loading.catch(() => (loading = undefined))
    }
    return loading
  }
  const Part = (props: PartProps) => {
    const { Content } = use(once())
    return <Content {...props} />
  }
  return Object.assign(Part, { load: once })
}
