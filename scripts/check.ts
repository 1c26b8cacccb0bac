import { spawn } from 'node:child_process'
import { mkdir, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { chromium } from './chromium.ts'
import type { Counts } from './counts.ts'

const root = fileURLToPath(new URL('..', import.meta.url))
const cache = join(root, 'node_modules/.cache')

interface Check {
  name: string
  command: readonly string[]
  /** It counts tests, and its output is shown as it comes. */
  hasTests?: boolean
}

/** Two pages, which wait now and then for what they draw. */
const inBrowser: Check = {
  name: 'tests in a browser',
  command: ['vitest', 'run', '--project', 'browser', '--project', 'stories'],
  hasTests: true,
}

/**
 * What fills these pauses: one thing after the other, so that nobody waits long. Checks of one round run side by side; a round
 * waits for the one before.
 */
const beside: readonly (readonly Check[])[] = [
  [
    { name: 'contract', command: ['node', 'packages/api-mocks/scripts/generate.ts', '--check'] },
    { name: 'types', command: ['tsc', '--noEmit'] },
  ],
  [
    // Declarations say more than the workspace needs: what a package exports has to be nameable.
    {
      name: 'package types',
      command: [
        'tsc',
        '-p',
        'packages/ui/tsconfig.package.json',
        '--noEmit',
        '--emitDeclarationOnly',
        'false',
      ],
    },
    { name: 'format', command: ['oxfmt', '--check', '.'] },
  ],
  [{ name: 'lint', command: ['oxlint', '--type-aware', '--deny-warnings'] }],
  [
    {
      name: 'boundaries',
      command: ['depcruise', '--config', '.dependency-cruiser.mjs', 'packages', '.storybook', 'scripts'],
    },
    { name: 'licences', command: ['node', 'scripts/supply.ts', 'licences'] },
  ],
  [
    { name: 'dead code', command: ['knip'] },
    { name: 'build', command: ['vite', 'build', 'packages/console'] },
  ],
  [{ name: 'size', command: ['node', 'scripts/size.ts'] }],
  [
    {
      name: 'other tests',
      command: [
        'vitest',
        'run',
        '--maxWorkers=1',
        ...['unit', 'storybook', 'e2e'].flatMap((project) => ['--project', project]),
      ],
      hasTests: true,
    },
  ],
]

interface Outcome extends Counts {
  name: string
  ok: boolean
  seconds: number
}

const countsOf = ({ name }: Check) => join(cache, `counts of ${name}.json`)

async function run(check: Check): Promise<Outcome> {
  const start = performance.now()
  const {
    name,
    command: [program = '', ...args],
    hasTests = false,
  } = check
  const counts = countsOf(check)
  await rm(counts, { force: true })
  const child = spawn(program, args, {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...(hasTests ? { COUNTS: counts } : {}) },
  })
  const output: Buffer[] = []
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (data: Buffer) => (hasTests ? process.stdout.write(data) : output.push(data)))
  }
  const code = await new Promise<number | null>((resolve) => {
    child.once('error', (error) => {
      output.push(Buffer.from(error.message))
      resolve(1)
    })
    child.once('close', resolve)
  })
  const ok = code === 0
  const tests = hasTests ? await testCounts(counts) : { passed: Number(ok), failed: Number(!ok) }
  // Whatever it counted, a run that failed has failed.
  const failed = Math.max(tests.failed, Number(!ok))
  const outcome = { name, ok, ...tests, failed, seconds: (performance.now() - start) / 1000 }
  if (!outcome.ok || name === 'size')
    process.stdout.write(`\n--- ${name}\n${Buffer.concat(output).toString()}\n`)
  process.stdout.write(`${outcome.ok ? 'ok  ' : 'FAIL'} ${name} ${outcome.seconds.toFixed(1)} s\n`)
  return outcome
}

async function testCounts(file: string): Promise<Counts> {
  const text = await readFile(file, 'utf8').catch(() => '')
  if (text === '') return { passed: 0, failed: 1 }
  const counts: unknown = JSON.parse(text)
  const number = (key: keyof Counts) => {
    const value: unknown = typeof counts === 'object' && counts !== null ? Reflect.get(counts, key) : 0
    return typeof value === 'number' ? value : 0
  }
  return { passed: number('passed'), failed: number('failed') }
}

const start = performance.now()
await mkdir(cache, { recursive: true })
const { executablePath, pinned } = await chromium()
process.stdout.write(
  pinned
    ? 'Tests run in the pinned Chromium.\n'
    : `Tests run in ${executablePath ?? "Playwright's own Chromium"}; pictures are not compared.\n`,
)

async function inRounds(): Promise<Outcome[]> {
  const outcomes: Outcome[] = []
  // oxlint-disable-next-line no-await-in-loop -- a round waits for the one before
  for (const round of beside) outcomes.push(...(await Promise.all(round.map(run))))
  return outcomes
}

const [browser, others] = await Promise.all([run(inBrowser), inRounds()])
const outcomes = [...others, browser]
const sum = (of: keyof Counts) => outcomes.reduce((all, outcome) => all + outcome[of], 0)

const total = (performance.now() - start) / 1000
process.stdout.write(
  `\n${outcomes.map(({ name, seconds }) => `${name} ${seconds.toFixed(0)} s`).join(' · ')}`,
)
process.stdout.write(
  ` · in all ${total.toFixed(0)} s (bar: 600 s)\n${sum('passed')} passed, ${sum('failed')} failed\n`,
)
process.exit(sum('failed') === 0 ? 0 : 1)
