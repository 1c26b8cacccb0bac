import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'

/** Each bench prints its own table; the figures are kept in docs/performance.md. */
const benches = [
  'packages/api-mocks/bench/mocks.ts',
  'packages/ui/bench/table.ts',
  'packages/console/bench/pages.ts',
  'packages/console/bench/hostDetails.ts',
  'packages/console/bench/answers.ts',
  'packages/console/bench/hostile.ts',
  'packages/console/bench/exports.ts',
  'packages/console/bench/leaks.ts',
]

const root = fileURLToPath(new URL('..', import.meta.url))
const wanted = process.argv.slice(2)
const chosen = benches.filter((bench) => wanted.length === 0 || wanted.some((name) => bench.includes(name)))
if (chosen.length === 0) {
  process.stderr.write(`No bench is called ${wanted.join(', ')}. There are: ${benches.join(', ')}\n`)
  process.exit(2)
}
for (const bench of chosen) {
  process.stdout.write(`\n# ${bench}\n`)
  const { status } = spawnSync('node', [bench], { cwd: root, stdio: 'inherit' })
  if (status !== 0) process.exit(status ?? 1)
}
