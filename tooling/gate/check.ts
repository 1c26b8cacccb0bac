import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { Repository } from '../visual/side/git.ts'
import { testsBeside, testsOfAreas } from './nearTests.ts'
import { root, runSteps, selectSteps, tests, type Step } from './steps.ts'

/**
 * `npm test`: what a pull request must pass. `npm test -- types lint` runs only the named checks,
 * `npm test -- --changed` what one edit can break. `npm run nightly` has the long checks.
 */

const args = process.argv.slice(2)
const boundaries = ['depcruise', '--config', '.dependency-cruiser.mjs', 'packages', '.storybook', 'tooling']
const nearby = ['--project', 'unit', '--project', 'browser', '--project', 'stories', '--passWithNoTests']
const types: Step = { name: 'types', command: ['tsc', '--noEmit'] }

if (args.includes('--changed')) {
  const files = changedFiles('HEAD')
  process.stdout.write(
    `Checking ${files.length} changed files: types, lint, format and the tests next to them\n`,
  )
  process.exit(files.length === 0 ? 0 : await runSteps(roundsOf(files)))
}
// A source archive has no git history.
const files = existsSync(join(root, '.git')) ? changedFiles() : []
process.stdout.write(
  `Checking what a pull request must pass, with ${files.length} changed files, about ten minutes on two cores\n`,
)
process.exit(await runSteps(selectSteps(allRounds(files), args)))

/** Without a change, only the tests of what all pages share (decision 17). */
function allRounds(files: readonly string[]): Step[][] {
  const all = files.length === 0 ? [] : browserTests()
  const near = new Set([...testsOfAreas(files, all), ...testsBeside(files, all)])
  return [
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
    near.size === 0 ? [] : [tests('near', [...nearby, ...near])],
    files.length === 0
      ? []
      : [
          tests('slow', ['--project', 'unit', '--changed', mainCommit(), '--passWithNoTests'], {
            VITE_SLOW_TESTS: '1',
          }),
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
}

/** Unit tests are those that import a changed file; in a browser, those of its folder. */
function roundsOf(files: readonly string[]): Step[][] {
  const sources = files.filter((file) => /\.tsx?$/.test(file))
  const beside = testsBeside(sources, browserTests())
  const lint: Step = { name: 'lint', command: ['oxlint', '--type-aware', '--deny-warnings', ...sources] }
  const format = {
    name: 'format',
    command: ['oxfmt', '--check', '--no-error-on-unmatched-pattern', ...files],
  }
  // The tests of texts read all catalogues.
  const hasTexts = files.some((file) => file.includes('/i18n/locales/'))
  const texts = hasTexts ? [tests('texts', ['--project', 'unit', 'packages/ui/src/i18n'])] : []
  if (sources.length === 0) return [[format], texts]
  // Only what the edit affects since the last run: 8 s instead of 35.
  const changedTypes: Step = {
    name: 'types',
    command: [
      ...types.command,
      '--incremental',
      '--tsBuildInfoFile',
      'node_modules/.cache/types.tsbuildinfo',
    ],
  }
  // At once, because a person waits. The slow unit tests are left to the run of all checks.
  return [
    [
      changedTypes,
      lint,
      format,
      tests('unit', ['--project', 'unit', '--changed', '--passWithNoTests'], { VITE_QUICK_TESTS: '1' }),
      ...(beside.length === 0 ? [] : [tests('browser and stories', [...nearby, ...beside])]),
    ],
    texts,
  ]
}

/** Where the branch left main. */
function mainCommit(): string {
  return new Repository(root).baseCommit(undefined).commit
}

/** Files that differ from `base`, with uncommitted and new ones. */
function changedFiles(base = mainCommit()): string[] {
  const repository = new Repository(root)
  return repository
    .changes(repository.baseCommit(base).commit, repository.workingTree())
    .flatMap(({ path, status }) => (status === 'deleted' ? [] : [path]))
}

/** All tests that need a browser, and stories. */
function browserTests(): string[] {
  const patterns = ['packages/*.test.tsx', 'packages/*.stories.tsx']
  const command = ['ls-files', '--cached', '--others', '--exclude-standard', ...patterns]
  const files = execFileSync('git', command, { cwd: root, encoding: 'utf8' }).split('\n')
  return files.filter((file) => file !== '')
}
