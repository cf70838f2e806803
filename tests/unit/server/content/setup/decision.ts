const rows = ['changes', 'helps', 'lasts', 'asks', 'harms', 'sameTime', 'worst', 'undo']
const grid = rows.map((row) => `  ${row}: { cut: '3 of 100 [@b]', none: 'Nothing' }`).join('\n')

const outcome = (id: string, kind: string) =>
  `  - { id: ${id}, option: cut, kind: ${kind}, name: Event, of: 100, low: 3, high: 11, among: people, within: a year, certainty: low, why: Small, source: a, picture: true }`

/** The fields of a whole decision, as a file writes them. */
export const decision = `decision: { question: 'Shall I, or not?', for: Adults, notFor: Children }
untreated: '${'plain '.repeat(27)}[@a; @c]'
sameTime: 30 days, a problem
options:
  - { id: cut, name: One, how: It is cut. }
  - { id: none, name: No treatment, how: Nothing is done., none: true }
grid:
${grid}
  price: { cut: The room, none: Nothing }
outcomes:
${outcome('better', 'benefit')}
${outcome('revision', 'harm').replace('Event', 'A second operation')}
${outcome('bleeding', 'harm')}
${outcome('numb', 'harm').replace(', picture: true', '')}
unknown: [Nobody knows this., Nor that.]
weigh: [{ a: a, b: b }, { a: c, b: d }, { a: e, b: f }, { a: g, b: h }]
costs: [one, two, three, four]
sources:
  - { key: a, title: A, publisher: P, year: 2020, kind: systematic-review, n: 36 studies, url: 'https://a.example' }
  - { key: b, title: B, publisher: P, year: 2021, kind: trial, funded: the maker }
  - { key: c, title: C, publisher: P, year: 2022, kind: guideline }
searched: 2026-10-01`
