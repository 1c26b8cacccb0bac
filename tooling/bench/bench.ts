import { fileURLToPath } from 'node:url'
import { x } from 'tinyexec'

/** Each benchmark prints its own table. docs/performance.md has the current figures. */
const benches = [
  'packages/api-mocks/bench/mocks.ts',
  'packages/ui/bench/table.ts',
  'packages/console/bench/pages.ts',
  'packages/console/bench/network.ts',
  'packages/console/bench/hostDetails.ts',
  'packages/console/bench/answers.ts',
  'packages/console/bench/hostile.ts',
  'packages/console/bench/walk.ts',
  'packages/console/bench/chaos.ts',
  'packages/console/bench/exports.ts',
  'packages/console/bench/leaks.ts',
  'packages/console/bench/layout.ts',
]

const root = fileURLToPath(new URL('../..', import.meta.url))
// Names come first; options and everything after them go to the benchmark.
const given = process.argv.slice(2)
const options = given.findIndex((word) => word.startsWith('--'))
const wanted = options === -1 ? given : given.slice(0, options)
const chosen = benches.filter((bench) => wanted.length === 0 || wanted.some((name) => bench.includes(name)))
if (chosen.length === 0) {
  process.stderr.write(`No bench is called ${wanted.join(', ')}. There are: ${benches.join(', ')}\n`)
  process.exit(2)
}
// Benchmarks of the console need a build of the current sources.
if (chosen.some((bench) => bench.startsWith('packages/console/')))
  await run('vite', 'build', 'packages/console', '--logLevel', 'warn')
for (const bench of chosen) {
  process.stdout.write(`\n# ${bench}\n`)
  // oxlint-disable-next-line no-await-in-loop -- measurements must not overlap
  await run('node', bench, ...given.slice(wanted.length))
}

async function run(program: string, ...args: readonly string[]) {
  const { exitCode } = await x(program, args, { nodeOptions: { cwd: root, stdio: 'inherit' } })
  if (exitCode !== 0) process.exit(exitCode ?? 1)
}
