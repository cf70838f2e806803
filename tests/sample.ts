/** Of pages, windows or faults of one kind every third, where time counts; continuous integration (CI) takes them all (decision 130). */
export const sampleOf = <T>(all: readonly T[], from = 0): T[] =>
  process.env.CI ? [...all] : all.filter((_one, at) => at % 3 === from)
