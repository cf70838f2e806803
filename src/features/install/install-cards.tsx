import { useSnapshot } from 'valtio'
import { useSite } from '../../lib/api'
import { installWords } from '#words/install'
import { acceptThanks, install, refuseInstall, startInstalling } from '../../stores/install'
import { Notice } from '../../ui/notice'
import { InstallGuide } from './install-guide'

const texts = installWords

/** The hint after real reading, the guide for iPhones, the thanks once installed: one at a time. */
export function InstallCards() {
  const { hint, guide, thanks, way } = useSnapshot(install)
  const { name } = useSite()
  if (guide) return <InstallGuide />
  if (thanks)
    return (
      <Notice label={texts.label} icon="check" title={texts.thanks} text={texts.thanksMore}>
        <button type="button" className="button" onClick={acceptThanks}>
          {texts.ok}
        </button>
      </Notice>
    )
  if (!hint || !way) return null
  return (
    <Notice label={texts.label} icon="install" title={texts.hintTitle(name)} text={texts.hint}>
      <button type="button" className="button" onClick={() => void startInstalling()}>
        {way === 'ios' ? texts.how : texts.yes}
      </button>
      <button type="button" className="button quiet" onClick={refuseInstall}>
        {texts.no}
      </button>
    </Notice>
  )
}
