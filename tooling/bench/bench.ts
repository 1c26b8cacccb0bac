import { fileURLToPath } from 'node:url'
import { x } from 'tinyexec'

/** Each benchmark prints its own table. docs/performance.md has the current figures. */
const benches: Readonly<Record<string, { file: string; measures: string; options?: readonly string[] }>> = {
  mocks: { file: 'packages/api-mocks/bench/mocks.ts', measures: 'mock worlds and their responses' },
  table: {
    file: 'packages/ui/bench/table.ts',
    measures: 'search, sort, filter and scroll of a list',
    options: ['sizes', 'runs', 'slowdowns'],
  },
  pages: {
    file: 'packages/console/bench/pages.ts',
    measures: 'paint, layout shift and interactions on a slow CPU',
    options: ['hosts'],
  },
  network: {
    file: 'packages/console/bench/network.ts',
    measures: 'pages over a slow network',
    options: ['pages', 'runs', 'hosts', 'waterfall', 'http2'],
  },
  hostDetails: { file: 'packages/console/bench/hostDetails.ts', measures: 'a host with 60 databases' },
  malformedResponses: {
    file: 'packages/console/bench/malformedResponses.ts',
    measures: 'pages that break on a malformed response',
  },
  hostile: { file: 'packages/console/bench/hostile.ts', measures: 'hostile names on every page' },
  randomActions: {
    file: 'packages/console/bench/randomActions.ts',
    measures: 'invariants after random actions',
    options: ['steps', 'seed'],
  },
  chaos: {
    file: 'packages/console/bench/chaos.ts',
    measures: 'recovery from an unreliable server',
    options: ['minutes', 'seed'],
  },
  exports: {
    file: 'packages/console/bench/exports.ts',
    measures: 'export of 100,000 rows',
    options: ['hosts'],
  },
  importFiles: { file: 'packages/console/bench/importFiles.ts', measures: 'import of hostile files' },
  leaks: { file: 'packages/console/bench/leaks.ts', measures: 'memory over many rounds' },
  engines: {
    file: 'packages/console/bench/engines.ts',
    measures: 'all addresses in three browser engines',
    options: ['engine', 'flow'],
  },
  layout: {
    file: 'packages/console/bench/layout.ts',
    measures: 'rows and columns in view on every page',
    options: ['hosts'],
  },
}

const help = `npm run bench -- [name ...] [--option value]

Measures the built console, the components and the mocks, one after the other, and prints a table for each.
Without a name all run, which takes hours.

${Object.entries(benches)
  .map(([name, { measures, options = [] }]) =>
    `  ${name.padEnd(20)}${measures} ${options.map((option) => `--${option}`).join(' ')}`.trimEnd(),
  )
  .join('\n')}
`

const cliArgs = process.argv.slice(2)
if (cliArgs.includes('--help')) {
  process.stdout.write(help)
  process.exit(0)
}
// Names come first; options and everything after them go to the benchmark.
const firstOption = cliArgs.findIndex((word) => word.startsWith('-'))
const names = firstOption === -1 ? cliArgs : cliArgs.slice(0, firstOption)
const options = cliArgs.slice(names.length)
const selected = names.length === 0 ? Object.keys(benches) : names
const problems = [
  ...selected.flatMap((name) => (benches[name] ? [] : [`No benchmark is called ${name}.`])),
  ...options.flatMap((word) => {
    const [option = ''] = word.replace(/^--?/, '').split('=')
    const isKnown = selected.every((name) => benches[name]?.options?.includes(option) ?? false)
    return word.startsWith('-') && !isKnown ? [`${selected.join(', ')} has no option ${word}.`] : []
  }),
]
if (problems.length > 0) {
  process.stderr.write(`${problems.join('\n')}\n\n${help}`)
  process.exit(2)
}
process.stdout.write(`Measuring ${selected.join(', ')}\n`)
// Benchmarks of the console need a build of the current sources.
const files = selected.flatMap((name) => benches[name]?.file ?? [])
if (files.some((file) => file.startsWith('packages/console/')))
  await run('vite', 'build', 'packages/console', '--logLevel', 'warn')
for (const file of files) {
  process.stdout.write(`\n# ${file}\n`)
  // oxlint-disable-next-line no-await-in-loop -- measurements must not overlap
  await run('node', file, ...options)
}

async function run(program: string, ...args: readonly string[]) {
  const { exitCode } = await x(program, args, {
    nodeOptions: { cwd: fileURLToPath(new URL('../..', import.meta.url)), stdio: 'inherit' },
  })
  if (exitCode !== 0) process.exit(exitCode ?? 1)
}
