import { Component, type ReactNode, use, useEffect } from 'react'
import { ApiError } from '../lib/api'
import { recall, remember } from '../lib/device-memory'
import { GoContext } from '../lib/go'
import { errorWords } from '#words/errors'
import { href } from '../shared/routes'
import { Filled } from '../ui/filled'
import { HydrationContext } from './hydrated'

interface Props {
  path: string
  children: ReactNode
}

interface State {
  path: string
  error?: unknown
}

/** A page that cannot be shown: unknown ones lead to /404; anything else loads the document, once, and then says so. */
export class PageBoundary extends Component<Props, State> {
  override state: State = { path: this.props.path }

  static getDerivedStateFromError(error: unknown) {
    return { error }
  }

  /** The next page has not failed. It is not remounted for that: the page before it stands until the next one is there. */
  static getDerivedStateFromProps({ path }: Props, state: State): State {
    return path === state.path ? state : { path, error: undefined }
  }

  override render(): ReactNode {
    const { error } = this.state
    return error === undefined ? this.props.children : <FailedPage path={this.props.path} error={error} />
  }
}

function FailedPage({ path, error }: { path: string; error: unknown }) {
  const { go } = use(GoContext)
  const hydration = use(HydrationContext)
  useEffect(() => {
    hydration?.isOver()
    if (isUnknown(error)) void go(href('not-found'), { replace: true })
    else if (!alreadyReloaded(path)) location.reload()
  }, [path, error, go, hydration])
  if (isUnknown(error)) return null
  return (
    <div className="page-error" role="alert">
      <h1>{errorWords.title}</h1>
      <p>
        <Filled
          text={errorWords.text}
          again={<a href={path}>{errorWords.again}</a>}
          home={<a href={href('home')}>{errorWords.home}</a>}
        />
      </p>
    </div>
  )
}

const isUnknown = (error: unknown) => error instanceof ApiError && error.status === 404

/** One reload a page and tab, so that a broken page cannot reload for ever. */
function alreadyReloaded(path: string): boolean {
  const key = `reloaded:${path}`
  return recall(key, 'session') !== undefined || !remember(key, '1', 'session')
}
