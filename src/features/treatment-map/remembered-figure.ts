const KEY = 'figure'

/** The figure that was chosen last in this tab. It could tell what a visitor worries about, so it does not outlive the tab. */
export function rememberedFigure(): string | null {
  try {
    return sessionStorage.getItem(KEY)
  } catch {
    return null
  }
}

export function rememberFigure(figure: string): void {
  try {
    sessionStorage.setItem(KEY, figure)
  } catch {
    // Storage refused: the map opens with its first figure next time.
  }
}
