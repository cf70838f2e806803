import { citedKeys, withoutCitations } from '../markdown/citations'
import type { FieldPath } from '../read/source-file'
import { type DecisionFields, gridRows, type Outcome } from '../schema/decision'

type Refuse = (field: FieldPath, message: string) => void

/** A row in which one option gets a paragraph and another two words sells the first. */
const LONGEST = 3
const FREE = 25
const PICTURES = 3
const DRAWN = new Set<Outcome['unit']>(['people', 'operations'])
const DENOMINATOR = /\b(?:of|in) (100|1,000|10,000|100,000)\b(?! points)/g

/** What makes a file's decision whole: its fields fit together, and no option is told in less detail than another. */
export function checkDecision(data: DecisionFields, refuse: Refuse): void {
  checkOptions(data, refuse)
  checkGrid(data, refuse)
  data.outcomes.forEach((outcome, index) => checkOutcome(data, outcome, index, refuse))
  data.uncounted.forEach(({ option }, index) => {
    if (!data.options.some(({ id }) => id === option)) refuse(['uncounted', index, 'option'], `there is no option ${option}`)
  })
  checkSecond(data, refuse)
  checkPictures(data, refuse)
  checkYears(data, refuse)
  checkHarms(data, refuse)
  unique(data.outcomes, 'id', 'outcomes', refuse)
  unique(data.options, 'id', 'options', refuse)
  unique(data.sources, 'key', 'sources', refuse)
}

function checkOptions({ options }: DecisionFields, refuse: Refuse): void {
  const none = options.filter((option) => option.none)
  if (none.length !== 1) refuse(['options'], `${none.length} options have none: true, not exactly one`)
  options.forEach((option, index) => {
    if (option.none && index === 0) refuse(['options', 0], "is 'No treatment', not the treatment of this page")
  })
}

function checkGrid({ options, grid }: DecisionFields, refuse: Refuse): void {
  const ids = options.map(({ id }) => id)
  for (const row of gridRows) {
    const cells = grid[row]
    for (const id of ids) if (!(id in cells)) refuse(['grid', row], `says nothing about the option ${id}`)
    for (const id of Object.keys(cells)) if (!ids.includes(id)) refuse(['grid', row, id], `there is no option ${id}`)
    const lengths = Object.values(cells)
      .map((cell) => withoutCitations(cell).length)
      .filter((length) => length >= FREE)
    if (lengths.length > 1 && Math.max(...lengths) > LONGEST * Math.min(...lengths))
      refuse(['grid', row], `its longest cell has more than ${LONGEST} times the letters of its shortest`)
    const denominators = new Set(Object.values(cells).flatMap((cell) => [...cell.matchAll(DENOMINATOR)].map(([, of]) => of)))
    if (denominators.size > 1)
      refuse(['grid', row], `mixes people of ${[...denominators].join(' and of ')}: one row, one denominator`)
  }
}

function checkOutcome({ options, sources }: DecisionFields, outcome: Outcome, index: number, refuse: Refuse): void {
  const { option, rate, low, high, of, unit, without, source, also, picture } = outcome
  const at = (field: string): FieldPath => ['outcomes', index, field]
  if (!options.some(({ id }) => id === option)) refuse(at('option'), `there is no option ${option}`)
  for (const [field, cited] of Object.entries({ source, also }))
    if (cited && !sources.some(({ key }) => key === cited)) refuse(at(field), `no source has the key ${cited}`)
  const ranged = low !== undefined && high !== undefined
  if ((rate === undefined && !ranged) || (low === undefined) !== (high === undefined))
    refuse(
      ['outcomes', index],
      'has neither a rate, nor low and high, nor all three; what nobody has counted stands under uncounted',
    )
  if (ranged && low > high) refuse(at('low'), `${low} is higher than ${high}`)
  if (ranged && rate !== undefined && (rate < low || rate > high)) refuse(at('rate'), `${rate} is not between ${low} and ${high}`)
  for (const [field, value] of Object.entries({ rate, low, high, without }))
    if (value !== undefined && value > of) refuse(at(field), `${value} is more than all ${of}`)
  if (picture && of > 1_000) refuse(at('picture'), 'only 100 or 1,000 people can be drawn')
  if (picture && !DRAWN.has(unit)) refuse(at('picture'), `would draw ${unit} as people`)
}

/** How many need a second operation is what people look for: under these words, before all other harms, in one row. */
function checkSecond({ outcomes }: DecisionFields, refuse: Refuse): void {
  const first = outcomes.findIndex(({ kind }) => kind === 'harm')
  outcomes.forEach(({ id, name }, index) => {
    if (/^another operation/i.test(name)) refuse(['outcomes', index, 'name'], "is called 'A second operation …' on every page")
    if (id !== 'revision') return
    if (!name.startsWith('A second operation')) refuse(['outcomes', index, 'name'], "does not begin with 'A second operation'")
    if (index !== first) refuse(['outcomes', index], 'is the first of the harms, where it is looked for')
  })
}

function checkYears({ sources }: DecisionFields, refuse: Refuse): void {
  sources.forEach(({ year, seen, kind }, index) => {
    if (year !== undefined) return
    if (kind !== 'public-body') refuse(['sources', index, 'year'], 'is missing: only a page of a public body may do without')
    else if (!seen)
      refuse(['sources', index, 'seen'], 'is missing: say on which day the page, which names no year, was looked at')
  })
}

/** Pictures of one kind are compared by eye, so each figure must stand for as many people. */
function checkPictures({ outcomes }: DecisionFields, refuse: Refuse): void {
  const drawn = outcomes.flatMap((outcome, index) => (outcome.picture ? [{ ...outcome, index }] : []))
  if (drawn.length > PICTURES) refuse(['outcomes'], `has ${drawn.length} pictures, not at most ${PICTURES}`)
  for (const { kind, of, index } of drawn) {
    const first = drawn.find((one) => one.kind === kind)
    if (first && first.of !== of)
      refuse(
        ['outcomes', index, 'picture'],
        `is drawn of ${of} beside another ${kind} of ${first.of}: pictures of one kind share a denominator`,
      )
  }
}

/** Harms are told of every option: counted, with a source for what is said, or as not counted by anybody. */
function checkHarms({ options, outcomes, uncounted: open, grid }: DecisionFields, refuse: Refuse): void {
  options.forEach(({ id, none, uncounted }, index) => {
    const has = (kind: Outcome['kind']) => [...outcomes, ...open].some((told) => told.option === id && told.kind === kind)
    if (index === 0 && !has('benefit')) refuse(['outcomes'], `has no benefit of ${id}`)
    if (index === 0 && !has('harm')) refuse(['outcomes'], `has no harm of ${id}`)
    if (index === 0 || none || has('harm')) return
    if (citedKeys(grid.harms[id] ?? '').length === 0 && !uncounted)
      refuse(
        ['options', index],
        `${id} has no harm among the outcomes, and grid.harms cites no source; where nobody has counted, it says so, and the option uncounted: true`,
      )
  })
}

function unique<Key extends string>(items: readonly Record<Key, string>[], key: Key, field: string, refuse: Refuse): void {
  items.forEach((item, index) => {
    if (items.findIndex((other) => other[key] === item[key]) < index) refuse([field, index, key], `${item[key]} is there twice`)
  })
}
