/** `npm run -s content:check -- content/hi/treatments`: what is wrong with the content, or with some files or folders of it; without a build. */
import { inspectContent } from '../content/load'
import { problemLine } from '../content/problems'

const paths = process.argv.slice(2).map((path) => path.replace(/^\.\/|\/$/g, ''))
const asked = ({ file }: { file: string }) =>
  paths.length === 0 || paths.some((path) => file === path || file.startsWith(`${path}/`))

const { content, problems } = inspectContent('content')
const wrong = problems.filter(asked)
const late = (content?.warnings ?? []).filter((warning) => warning.concern === 'translation' && asked(warning))
for (const problem of wrong) process.stdout.write(`${problemLine(problem)}\n`)
for (const warning of late) process.stdout.write(`to do: ${problemLine(warning)}\n`)
process.stdout.write(`${wrong.length === 0 ? 'Nothing is wrong' : `${wrong.length} wrong`}, ${late.length} to do.\n`)
process.exitCode = wrong.length === 0 ? 0 : 1
