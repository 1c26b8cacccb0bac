import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { delimiter, join } from 'node:path'
import { root, runSteps, selectSteps, tests, type Step } from './steps.ts'

/**
 * `npm run nightly`: the checks that take too long for a pull request. `npm run nightly -- chaos leaks` runs
 * only the named ones.
 */

const nightly = { NIGHTLY: '1' }
const seed = new Date().toISOString().slice(0, 10).replaceAll('-', '')
const bench = (name: string, ...options: readonly string[]): Step => ({
  name,
  command: ['node', 'tooling/bench/bench.ts', name, ...options],
})
const endToEnd = (name: string, env: Step['env']) =>
  tests(name, ['--project', 'e2e', '--project', 'storybook'], { ...nightly, ...env })

const rounds: readonly (readonly Step[])[] = [
  // Every exported type of the package must be nameable, and the oldest supported Node lacks newer features.
  [
    {
      name: 'types of ui',
      command: [
        'tsc',
        '-p',
        'packages/ui/tsconfig.package.json',
        '--noEmit',
        '--emitDeclarationOnly',
        'false',
      ],
    },
    {
      name: 'types of api-mocks',
      command: ['tsc', '-p', 'packages/api-mocks/tsconfig.package.json', '--noEmit', '--noCheck', 'false'],
    },
  ],
  [tests('unit', ['--project', 'unit*'], nightly)],
  [tests('browser', ['--project', 'browser*'], { ...nightly, VITE_FIGURE_HOSTS: '2000' })],
  [tests('stories', ['--project', 'stories', '--sequence.shuffle'], nightly)],
  [tests('dark stories', ['--project', 'stories'], { ...nightly, VITE_STORY_THEME: 'dark' })],
  [endToEnd('end-to-end', {})],
  ...nginx(),
  [bench('malformedResponses')],
  [bench('hostile')],
  [bench('chaos', '--minutes', '10', '--seed', seed)],
  [bench('randomActions', '--steps', '12000', '--seed', seed)],
  [bench('leaks')],
  [bench('importFiles')],
  [bench('engines')],
  [{ name: 'same-bytes', command: ['node', 'tooling/gate/sameBytes.ts'] }],
  [{ name: 'detection', command: ['node', 'tooling/visual/cli.ts', '--detect'] }],
  [{ name: 'supply', command: ['node', 'tooling/package/supply.ts'] }],
  [{ name: 'pack', command: ['node', 'tooling/package/package.ts'] }],
  // With the tarballs of `pack`.
  [{ name: 'examples', command: ['node', 'tooling/package/examples.ts'] }],
  [{ name: 'mutation', command: ['stryker', 'run', 'tooling/mutation/stryker.config.json'] }],
]

/** The end-to-end tests behind nginx with the shipped configuration, where it is installed. */
function nginx(): Step[][] {
  const folders = [...(process.env['PATH'] ?? '').split(delimiter), '/usr/sbin']
  const program = folders.map((folder) => join(folder, 'nginx')).find((file) => existsSync(file))
  if (program === undefined || spawnSync(program, ['-v']).status !== 0) return []
  return ['/', '/inventory/'].map((path) => [
    endToEnd(`nginx ${path}`, { E2E_NGINX: program, BASE_PATH: path }),
  ])
}

const selected = selectSteps(rounds, process.argv.slice(2))
process.stdout.write(`Running the long checks with the seed ${seed}, several hours on two cores\n`)
const status = await runSteps(selected)
// The addresses and flows that each browser engine ran.
if (selected.flat().some(({ name }) => name === 'engines'))
  process.stdout.write(await readFile(join(root, 'node_modules/.cache/engines.txt'), 'utf8').catch(() => ''))
process.stdout.write(`Mutation scores: ${join(root, 'node_modules/.cache/mutation.json')}\n`)
process.exit(status)
