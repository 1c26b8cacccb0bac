import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'

/**
 * Runs the stories that a change since a commit can touch: what is committed since this branch left it, and what is not yet.
 * Vitest follows the imports of each story; what none of them imports is named in vitest.config.ts.
 */
const root = fileURLToPath(new URL('../..', import.meta.url))
const isKnown = (name: string) =>
  spawnSync('git', ['rev-parse', '--verify', '--quiet', `${name}^{commit}`], { cwd: root }).status === 0

const [given, ...rest] = process.argv.slice(2)
const base = (given === undefined ? ['main', 'origin/main'] : [given]).find(isKnown)
if (base === undefined) {
  process.stderr.write(`There is no commit ${given ?? 'main'} here: name one, or fetch it.\n`)
  process.exit(1)
}
const args = ['run', '--project', 'stories', `--changed=${base}`, ...rest]
const { status } = spawnSync('node', ['node_modules/vitest/vitest.mjs', ...args], {
  cwd: root,
  stdio: 'inherit',
})
process.exit(status ?? 1)
