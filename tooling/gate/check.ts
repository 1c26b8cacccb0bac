import { mkdir, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { x } from 'tinyexec'
import { chromium } from '../browser/chromium.ts'
import type { Counts } from '../test/counts.ts'

/** `npm test`: every check that a pull request must pass. `npm test -- types lint` runs only the named ones. */

const root = fileURLToPath(new URL('../..', import.meta.url))
const countsFile = join(root, 'node_modules/.cache/test-counts.json')

interface Check {
  name: string
  command: readonly string[]
}

/** Checks of one round run in parallel. */
const rounds: readonly (readonly Check[])[] = [
  [
    { name: 'contract', command: ['node', 'packages/api-mocks/scripts/generate.ts', '--check'] },
    { name: 'types', command: ['tsc', '--noEmit'] },
    // Stricter than the workspace: every exported type of the package must be nameable.
    {
      name: 'package-types',
      command: [
        'tsc',
        '-p',
        'packages/ui/tsconfig.package.json',
        '--noEmit',
        '--emitDeclarationOnly',
        'false',
      ],
    },
    // The oldest supported Node lacks newer language features.
    {
      name: 'mocks-types',
      command: ['tsc', '-p', 'packages/api-mocks/tsconfig.package.json', '--noEmit', '--noCheck', 'false'],
    },
    { name: 'format', command: ['oxfmt', '--check', '.'] },
  ],
  [
    { name: 'lint', command: ['oxlint', '--type-aware', '--deny-warnings'] },
    {
      name: 'boundaries',
      command: ['depcruise', '--config', '.dependency-cruiser.mjs', 'packages', '.storybook', 'tooling'],
    },
  ],
  [
    { name: 'dead-code', command: ['knip'] },
    { name: 'build', command: ['vite', 'build', 'packages/console'] },
    { name: 'licenses', command: ['node', 'tooling/package/supply.ts', 'licenses'] },
  ],
  [{ name: 'size', command: ['node', 'tooling/gate/size.ts'] }],
  [{ name: 'tests', command: ['vitest', 'run'] }],
]

interface Outcome {
  name: string
  ok: boolean
  seconds: number
}

async function run({ name, command: [program = '', ...args] }: Check): Promise<Outcome> {
  const start = performance.now()
  const isStreamed = name === 'tests'
  // tinyexec also starts the .cmd files that node_modules/.bin holds on Windows.
  const child = x(program, args, {
    nodeOptions: {
      cwd: root,
      stdio: ['ignore', isStreamed ? 'inherit' : 'pipe', isStreamed ? 'inherit' : 'pipe'],
      env: { TEST_COUNTS_FILE: countsFile },
    },
  })
  const { exitCode, stdout, stderr } = await child.then(
    (output) => output,
    (error: unknown) => ({ exitCode: 1, stdout: '', stderr: String(error) }),
  )
  const outcome = { name, ok: exitCode === 0, seconds: (performance.now() - start) / 1000 }
  if (!outcome.ok || name === 'size') process.stdout.write(`\n--- ${name}\n${stdout}${stderr}\n`)
  process.stdout.write(`${outcome.ok ? 'ok  ' : 'FAIL'} ${name} ${outcome.seconds.toFixed(1)} s\n`)
  return outcome
}

async function readTestCounts(): Promise<Counts> {
  const text = await readFile(countsFile, 'utf8').catch(() => '')
  if (text === '') return { passed: 0, failed: 1 }
  const counts: unknown = JSON.parse(text)
  const read = (key: keyof Counts) => {
    const value: unknown = typeof counts === 'object' && counts !== null ? Reflect.get(counts, key) : 0
    return typeof value === 'number' ? value : 0
  }
  return { passed: read('passed'), failed: read('failed') }
}

const names = process.argv.slice(2)
const checkNames = rounds.flat().map(({ name }) => name)
const unknown = names.filter((name) => !checkNames.includes(name))
if (unknown.length > 0) {
  process.stderr.write(`Unknown check: ${unknown.join(', ')}. Checks: ${checkNames.join(', ')}\n`)
  process.exit(2)
}

const start = performance.now()
await mkdir(join(root, 'node_modules/.cache'), { recursive: true })
await rm(countsFile, { force: true })
if (names.length === 0 || names.includes('tests')) {
  const { executablePath, pinned } = await chromium().catch((error: unknown) => {
    process.stderr.write(`${String(error)}\n`)
    process.exit(2)
  })
  process.stdout.write(`Browser: ${pinned ? 'pinned Chromium' : executablePath}\n`)
}

const outcomes: Outcome[] = []
for (const round of rounds) {
  const selected = round.filter(({ name }) => names.length === 0 || names.includes(name))
  outcomes.push(...(await Promise.all(selected.map(run))))
}

const checks = outcomes.filter(({ name }) => name !== 'tests')
const testRun = outcomes.find(({ name }) => name === 'tests')
const tests = testRun ? await readTestCounts() : { passed: 0, failed: 0 }
// A test run can fail without a failed test, for example on a configuration error.
const failedTests = testRun && !testRun.ok ? Math.max(tests.failed, 1) : tests.failed
const failed = checks.filter(({ ok }) => !ok).length + failedTests
const passed = checks.filter(({ ok }) => ok).length + tests.passed

const seconds = outcomes.map((outcome) => `${outcome.name} ${outcome.seconds.toFixed(0)} s`)
const total = (performance.now() - start) / 1000
process.stdout.write(`\n${seconds.join(' · ')} · total ${total.toFixed(0)} s\n`)
process.stdout.write(`${passed} passed, ${failed} failed\n`)
process.exit(failed === 0 ? 0 : 1)
