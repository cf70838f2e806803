import { readFileSync } from 'node:fs'
import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** Compilers, servers that start, mail that hangs: short files that take long. Begun last, they would run on alone. */
const LONG = /\/(build\/(development|html|second-language)|api\/(mail-server|process|locked-database))/

/** In which turn a file comes: a worker takes over the next file of its own database and environment only; for another kind a new one reads the content again. */
function turnOf({ moduleId, project }: TestSpecification): number {
  const kind = project.name === 'SQLite' ? Number(readFileSync(moduleId, 'utf8').startsWith('// @vitest-environment')) : 2
  return 2 * kind + Number(!LONG.test(moduleId))
}

class OneKindAfterAnother extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const turns = new Map(files.map((file) => [file, turnOf(file)]))
    return (await super.sort(files)).toSorted((one, other) => (turns.get(one) ?? 0) - (turns.get(other) ?? 0))
  }
}

const rules = {
  environment: 'node' as const,
  // Generous, as for the journeys: a slow machine is no fault of the site.
  testTimeout: 240_000,
  hookTimeout: 240_000,
  setupFiles: ['tests/quiet-console.ts'],
  isolate: false,
  // A test that asserts nothing fails.
  expect: { requireAssertions: true },
}

/** Tests that ask no database, or a file. */
const notPostgres = ['content', 'static', 'separate-api', 'backup', 'private-files', 'mail-line', 'locked-database'].map(
  (name) => `tests/api/${name}.test.ts`,
)

/** Tests that build and compile a copy of the sources: they need no build of the site, and run beside it. */
const onCopies = ['tests/unit/docs/**/*.test.ts', 'tests/unit/server/cli/content-new.test.ts']

/** The tests of the API run on both databases. */
export default defineConfig({
  root: new URL('..', import.meta.url).pathname,
  test: {
    // More than cores: servers that start and mail that hangs are waited for.
    maxWorkers: 3,
    // Files share what they import (the content of the whole site, a server): reading it for each took a third of the time.
    isolate: false,
    sequence: { sequencer: OneKindAfterAnother },
    projects: [
      { test: { name: 'Copies', include: onCopies, ...rules } },
      {
        test: {
          name: 'SQLite',
          include: ['tests/{unit,api,build}/**/*.test.{ts,tsx}'],
          exclude: onCopies,
          globalSetup: ['tests/api/setup/programs.ts'],
          ...rules,
        },
      },
      {
        test: {
          name: 'PostgreSQL',
          include: ['tests/api/**/*.test.ts'],
          exclude: notPostgres,
          globalSetup: ['tests/api/setup/programs.ts', 'tests/api/setup/postgres.ts'],
          ...rules,
        },
      },
    ],
  },
})
