import { fileURLToPath } from 'node:url'
import { x } from 'tinyexec'

/** Each benchmark prints its own table. docs/performance.md has the current figures. */
const benches = [
  'packages/api-mocks/bench/mocks.ts',
  'packages/ui/bench/table.ts',
  'packages/console/bench/pages.ts',
  'packages/console/bench/network.ts',
  'packages/console/bench/hostDetails.ts',
  'packages/console/bench/malformedResponses.ts',
  'packages/console/bench/hostile.ts',
  'packages/console/bench/randomActions.ts',
  'packages/console/bench/chaos.ts',
  'packages/console/bench/exports.ts',
  'packages/console/bench/importFiles.ts',
  'packages/console/bench/leaks.ts',
  'packages/console/bench/engines.ts',
  'packages/console/bench/layout.ts',
]

const root = fileURLToPath(new URL('../..', import.meta.url))
// Names come first; options and everything after them go to the benchmark.
const cliArgs = process.argv.slice(2)
const options = cliArgs.findIndex((word) => word.startsWith('--'))
const selectedNames = options === -1 ? cliArgs : cliArgs.slice(0, options)
const selectedBenches = benches.filter(
  (bench) => selectedNames.length === 0 || selectedNames.some((name) => bench.includes(name)),
)
if (selectedBenches.length === 0) {
  process.stderr.write(`No bench is called ${selectedNames.join(', ')}. There are: ${benches.join(', ')}\n`)
  process.exit(2)
}
// Benchmarks of the console need a build of the current sources.
if (selectedBenches.some((bench) => bench.startsWith('packages/console/')))
  await run('vite', 'build', 'packages/console', '--logLevel', 'warn')
for (const bench of selectedBenches) {
  process.stdout.write(`\n# ${bench}\n`)
  // oxlint-disable-next-line no-await-in-loop -- measurements must not overlap
  await run('node', bench, ...cliArgs.slice(selectedNames.length))
}

async function run(program: string, ...args: readonly string[]) {
  const { exitCode } = await x(program, args, { nodeOptions: { cwd: root, stdio: 'inherit' } })
  if (exitCode !== 0) process.exit(exitCode ?? 1)
}
