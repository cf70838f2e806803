import { useEffect } from 'react'
import { BrowserRouter } from 'react-router-dom'
import { Buttons } from './buttons'
import { Captcha } from './captcha'
import { Cards } from './cards'
import { Colours } from './colours'
import { Decisions } from './decisions'
import { Drawings } from './drawings'
import { Frame } from './frame'
import { Forms } from './forms'
import { Icons } from './icons'
import { Lists } from './lists'
import { Notes } from './notes'
import { Pictures } from './pictures'
import { Reading } from './reading'
import { Scales } from './scales'
import styles from './styleguide.module.css'
import { Trouble } from './trouble'
import { WayFinding } from './way-finding'

/** Every component of the design in every state, filled with the clinic's own texts. */
export function Styleguide({ onShown }: { onShown: () => void }) {
  useEffect(onShown, [onShown])
  return (
    <BrowserRouter>
      <main className={`wrap ${styles.guide}`} data-shown="">
        <h1>Styleguide</h1>
        <Colours />
        <Scales />
        <Buttons />
        <Forms />
        <Captcha />
        <Trouble />
        <WayFinding />
        <Frame />
        <Cards />
        <Lists />
        <Reading />
        <Notes />
        <Decisions />
        <Pictures />
        <Drawings />
        <Icons />
      </main>
    </BrowserRouter>
  )
}
