import { memo, use, useState } from 'react'
import { useSnapshot } from 'valtio'
import { GoContext, type Goer } from '../../lib/go'
import { sharePage } from '../../lib/share'
import { barWords as texts } from '#words/app'
import { href } from '../../shared/routes'
import { layout } from '../../stores/layout'
import { Icon } from '../../ui/icon'
import styles from './app-bar.module.css'

/** What the browser's own bar does elsewhere: back and share. Only in the installed app, which has no such bar. */
export const AppBar = memo(function AppBar({ home }: { home: boolean }) {
  const { standalone } = useSnapshot(layout)
  const { go } = use(GoContext)
  const [copied, setCopied] = useState(false)
  if (!standalone) return null
  return (
    <div className={styles.bar} role="group" aria-label={texts.label}>
      {!home && (
        <button type="button" className="button quiet" onClick={() => back(go)}>
          <Icon name="chevron-left" />
          {texts.back}
        </button>
      )}
      <button type="button" className="button quiet" onClick={() => void sharePage().then(setCopied)}>
        <Icon name="share" />
        {copied ? texts.copied : texts.share}
      </button>
    </div>
  )
})

/** A page opened from a shortcut has nothing behind it: then back is home. */
function back(go: Goer['go']): void {
  if (window.navigation?.canGoBack ?? history.length > 1) history.back()
  else void go(href('home'), { replace: true })
}
