import source from '../styles/tokens.css?raw'

const [light = '', dark = ''] = source.split('@media (prefers-color-scheme: dark)')
const declarations = (text: string) =>
  [...text.matchAll(/--([\w-]+):\s*([^;]+);/g)].map(([, name = '', value = '']) => [name, value])

/** The tokens as the style sheet declares them: a new one appears here by itself. The heights of the bars depend on the window. */
const all = new Map(declarations(light.split('@media')[0] ?? '') as [string, string][])
const inDark = new Map(declarations(dark) as [string, string][])

export interface Colour {
  name: string
  light: string
  dark: string
}

export const colours: Colour[] = [...all]
  .filter(([, value]) => value.startsWith('#'))
  .map(([name, value]) => ({ name, light: value, dark: inDark.get(name) ?? value }))

export const colour = (name: string): Colour => colours.find((one) => one.name === name) ?? { name, light: '#000', dark: '#fff' }

export const tokensLike = (pattern: RegExp) =>
  [...all].filter(([name]) => pattern.test(name)).map(([name, value]) => ({ name, value }))
