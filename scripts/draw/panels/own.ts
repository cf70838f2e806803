import type { Sheet } from './sheet'

/** Her own brown is the ground, as in the results, with the areolae that go with it; the light on it is small and soft. */
const OWN: Record<string, string> = {
  '#f3dcc6': '#dcb08a',
  '#e6c3a3': '#d0a17a',
  '#cf9f7b': '#bd8860',
  '#a9734f': '#93603f',
  '#b67d69': '#a0634f',
  '#cd9c84': '#b27862',
  '#96594d': '#7f4438',
  '#b3766a': '#945548',
  '#dcab98': '#c48d79',
}
export const own = (drawn: string): string =>
  drawn
    .replaceAll('<stop stop-color="#f9e8d6"/>', '<stop stop-color="#f1d6bd" stop-opacity=".55"/>')
    .replaceAll('stop-color="#f9e8d6" stop-opacity=".6"', 'stop-color="#f1d6bd" stop-opacity=".3"')
    .replaceAll('stop-color="#f9e8d6"', 'stop-color="#f1d6bd"')
    .replaceAll(/#[\da-f]{6}/g, (tone) => OWN[tone] ?? tone)

/** All of a sheet on which she is. */
export const ownSheet = (plate: Sheet): Sheet => ({
  ...plate,
  panels: plate.panels.map((panel) => ({ ...panel, body: own(panel.body) })),
  ...(plate.defs && { defs: own(plate.defs) }),
  ...(plate.otherDefs && { otherDefs: own(plate.otherDefs) }),
  ...(plate.others && { others: Object.fromEntries(Object.entries(plate.others).map(([name, drawn]) => [name, own(drawn)])) }),
})
