import { useEffect, useRef } from 'react'
import { installWords } from '#words/install'
import { closeGuide, refuseInstall } from '../../stores/install'
import { AddDrawing, ConfirmDrawing, ShareDrawing } from './guide-drawings'
import styles from './install-guide.module.css'

const texts = installWords
/** The name of a button on an English iPhone, which the steps of other languages give in brackets. */
const BUTTON = /(\([A-Z][A-Za-z ]+\))/
const DRAWINGS = [ShareDrawing, AddDrawing, ConfirmDrawing]

/** How to add the site to an iPhone's Home Screen, where no button can do it. Opened by the visitor, so it may be a dialog. */
export function InstallGuide() {
  const dialog = useRef<HTMLDialogElement>(null)

  useEffect(() => {
    dialog.current?.showModal()
  }, [])

  return (
    <dialog ref={dialog} className={styles.guide} aria-labelledby="install-guide" onClose={close}>
      <h2 id="install-guide">{texts.guideTitle}</h2>
      <ol>
        {texts.steps.map((step, index) => {
          const Drawing = DRAWINGS[index] ?? ShareDrawing
          return (
            <li key={step}>
              <Drawing />
              <span>
                {step.split(BUTTON).map((part, at) =>
                  at % 2 ? (
                    <span key={part} lang="en">
                      {part}
                    </span>
                  ) : (
                    part
                  ),
                )}
              </span>
            </li>
          )
        })}
      </ol>
      <form method="dialog">
        <button className="button">{texts.close}</button>
      </form>
    </dialog>
  )
}

/** Closing the guide counts as an answer to the hint, which is not shown again. */
function close(): void {
  refuseInstall()
  closeGuide()
}
