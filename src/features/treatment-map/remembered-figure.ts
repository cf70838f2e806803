import { recall, remember } from '../../lib/device-memory'

const KEY = 'figure'

/** The figure that was chosen last in this tab. It could tell what a visitor worries about, so it does not outlive the tab. */
export const rememberedFigure = () => recall(KEY, 'session')

export const rememberFigure = (figure: string) => void remember(KEY, figure, 'session')
