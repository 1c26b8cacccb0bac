import { mkdir, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { x } from 'tinyexec'
import type { TestSummary } from '../test/summary.ts'

export const root = fileURLToPath(new URL('../..', import.meta.url))
const cache = join(root, 'node_modules/.cache')

export interface Step {
  name: string
  command: readonly string[]
  env?: Readonly<Record<string, string>>
}

interface Outcome {
  name: string
  isOk: boolean
  seconds: number
  /** `null` for a step without tests. */
  tests: TestSummary | null
}

/** A run of Vitest, whose reporter counts the tests. */
export const tests = (name: string, args: readonly string[], env: Step['env'] = {}): Step => ({
  name,
  command: ['vitest', 'run', ...args],
  env,
})

/** The steps that the command line names, or all. Exits if it names none. */
export function selectSteps(rounds: readonly (readonly Step[])[], names: readonly string[]): Step[][] {
  const known = rounds.flat().map(({ name }) => name)
  const unknown = names.filter((name) => !known.includes(name))
  if (unknown.length > 0) {
    process.stderr.write(`Unknown check: ${unknown.join(', ')}. Checks: ${known.join(', ')}\n`)
    process.exit(2)
  }
  return rounds.map((round) => round.filter(({ name }) => names.length === 0 || names.includes(name)))
}

/**
 * Runs the rounds one after the other and the steps of a round in parallel, prints what took longest and
 * returns the exit code. Only a failing step shows its output.
 */
export async function runSteps(rounds: readonly (readonly Step[])[]): Promise<number> {
  const start = performance.now()
  await mkdir(cache, { recursive: true })
  const outcomes: Outcome[] = []
  for (const round of rounds) {
    // oxlint-disable-next-line no-await-in-loop -- the rounds follow one another
    outcomes.push(...(await Promise.all(round.map(run))))
  }

  const files = outcomes.flatMap(({ tests }) => tests?.slowest ?? [])
  const slowest = files.toSorted((a, b) => b.seconds - a.seconds).slice(0, 8)
  if (slowest.length > 0) process.stdout.write('\nSlowest test files\n')
  for (const { file, seconds } of slowest) process.stdout.write(`${secondsText(seconds)}  ${file}\n`)

  const failed = outcomes.reduce((sum, outcome) => sum + failuresOf(outcome), 0)
  const passed = outcomes.reduce((sum, { isOk, tests }) => sum + (tests ? tests.passed : Number(isOk)), 0)
  const total = secondsText((performance.now() - start) / 1000).trim()
  const longest = outcomes
    .toSorted((a, b) => b.seconds - a.seconds)
    .slice(0, 5)
    .map(({ name, seconds }) => `${name} ${secondsText(seconds).trim()}`)
  process.stdout.write(`\nTotal ${total}; longest: ${longest.join(', ')}\n`)
  process.stdout.write(`${passed} passed, ${failed} failed\n`)
  return failed === 0 ? 0 : 1
}

/** A run can fail without a failed test, for example on a configuration error. */
const failuresOf = ({ isOk, tests }: Outcome) => (tests ? Math.max(tests.failed, isOk ? 0 : 1) : isOk ? 0 : 1)

async function run({ name, command: [program = '', ...args], env = {} }: Step): Promise<Outcome> {
  const start = performance.now()
  const isTest = program === 'vitest'
  const summaryFile = join(cache, `tests-${name.replaceAll(/\W/g, '-')}.json`)
  await rm(summaryFile, { force: true })
  // tinyexec also starts the .cmd files that node_modules/.bin holds on Windows.
  const child = x(program, args, {
    nodeOptions: {
      cwd: root,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...env, ...(isTest ? { TEST_SUMMARY_FILE: summaryFile } : {}) },
    },
  })
  const { exitCode, stdout, stderr } = await child.then(
    (output) => output,
    (error: unknown) => ({ exitCode: 1, stdout: '', stderr: String(error) }),
  )
  const isOk = exitCode === 0
  const seconds = (performance.now() - start) / 1000
  const summary = isTest ? await readSummary(summaryFile) : null
  if (!isOk) process.stdout.write(`\n--- ${name}\n${stdout}${stderr}\n`)
  const count = summary ? `  ${summary.passed} tests` : ''
  process.stdout.write(`${isOk ? 'ok  ' : 'FAIL'}${secondsText(seconds)}  ${name}${count}\n`)
  return { name, isOk, seconds, tests: summary }
}

async function readSummary(file: string): Promise<TestSummary> {
  const text = await readFile(file, 'utf8').catch(() => '')
  return text === '' ? { passed: 0, failed: 1, slowest: [] } : JSON.parse(text)
}

const secondsText = (seconds: number) => `${seconds.toFixed(0).padStart(6)} s`
