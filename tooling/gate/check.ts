import { execFileSync } from 'node:child_process'
import { dirname } from 'node:path'
import { root, runSteps, selectSteps, tests, type Step } from './steps.ts'

/**
 * `npm test`: what a pull request must pass. `npm test -- types lint` runs only the named checks,
 * `npm test -- --changed` what one edit can break. `npm run nightly` has the long checks.
 */

const args = process.argv.slice(2)
const boundaries = ['depcruise', '--config', '.dependency-cruiser.mjs', 'packages', '.storybook', 'tooling']
const types: Step = { name: 'types', command: ['tsc', '--noEmit'] }

const rounds: readonly (readonly Step[])[] = [
  [
    types,
    { name: 'contract', command: ['node', 'packages/api-mocks/scripts/generate.ts', '--check'] },
    { name: 'format', command: ['oxfmt', '--check', '.'] },
  ],
  [
    { name: 'lint', command: ['oxlint', '--type-aware', '--deny-warnings'] },
    { name: 'boundaries', command: boundaries },
  ],
  [
    { name: 'build', command: ['vite', 'build', 'packages/console', '--logLevel', 'warn'] },
    { name: 'dead-code', command: ['knip', '--no-config-hints'] },
    { name: 'licenses', command: ['node', 'tooling/package/supply.ts', 'licenses'] },
  ],
  // In one run, because a test that waits for its page leaves a core to the others.
  [
    tests('tests', ['--project', 'unit', '--project', 'browser', '--project', 'stories'], {
      VITE_QUICK_TESTS: '1',
    }),
  ],
  // Only a run of all checks has just built the console.
  [tests('end-to-end', ['--project', 'e2e'], args.length === 0 ? { CONSOLE_IS_BUILT: '1' } : {})],
]

if (args.includes('--changed')) {
  const files = changedFiles()
  process.stdout.write(
    `Checking ${files.length} changed files: types, lint, format and the tests next to them\n`,
  )
  process.exit(files.length === 0 ? 0 : await runSteps(roundsOf(files)))
}
process.stdout.write('Checking what a pull request must pass, about 14 minutes on two cores\n')
process.exit(await runSteps(selectSteps(rounds, args)))

/** Files that differ from the last commit, with new ones. */
function changedFiles(): string[] {
  const git = (...command: readonly string[]) =>
    execFileSync('git', command, { cwd: root, encoding: 'utf8' }).split('\n')
  const changed = git('diff', '--name-only', '--diff-filter=d', 'HEAD')
  return [...changed, ...git('ls-files', '--others', '--exclude-standard')].filter((file) => file !== '')
}

/** Unit tests are those that import a changed file; in a browser, those of its folder. */
function roundsOf(files: readonly string[]): Step[][] {
  const sources = files.filter((file) => /\.tsx?$/.test(file))
  const folders = [...new Set(sources.map((file) => `${dirname(file)}/`))]
  const quick = ['--passWithNoTests']
  const lint: Step = { name: 'lint', command: ['oxlint', '--type-aware', '--deny-warnings', ...sources] }
  const format = {
    name: 'format',
    command: ['oxfmt', '--check', '--no-error-on-unmatched-pattern', ...files],
  }
  if (sources.length === 0) return [[format]]
  return [
    [types, lint, format],
    [tests('unit', ['--project', 'unit', '--changed', ...quick])],
    [tests('browser and stories', ['--project', 'browser', '--project', 'stories', ...quick, ...folders])],
  ]
}
