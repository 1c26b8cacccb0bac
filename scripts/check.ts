import { spawn } from 'node:child_process'
import { mkdir, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { chromium } from './chromium.ts'
import type { Counts } from './counts.ts'

const root = fileURLToPath(new URL('..', import.meta.url))
const results = join(root, 'node_modules/.cache/vitest-results.json')

interface Check {
  name: string
  command: readonly string[]
}

/** Checks of one round run side by side; a round waits for the one before. */
const rounds: readonly (readonly Check[])[] = [
  [
    { name: 'contract', command: ['node', 'packages/api-mocks/scripts/generate.ts', '--check'] },
    { name: 'types', command: ['tsc', '--noEmit'] },
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
  [
    { name: 'lint', command: ['oxlint', '--type-aware', '--deny-warnings'] },
    {
      name: 'boundaries',
      command: ['depcruise', '--config', '.dependency-cruiser.mjs', 'packages', '.storybook', 'scripts'],
    },
  ],
  [
    { name: 'dead code', command: ['knip'] },
    { name: 'build', command: ['vite', 'build', 'packages/console'] },
    { name: 'licences', command: ['node', 'scripts/supply.ts', 'licences'] },
  ],
  [{ name: 'size', command: ['node', 'scripts/size.ts'] }],
  [
    {
      name: 'tests',
      command: ['vitest', 'run'],
    },
  ],
]

interface Outcome {
  name: string
  ok: boolean
  seconds: number
}

async function run({ name, command: [program = '', ...args] }: Check): Promise<Outcome> {
  const start = performance.now()
  const child = spawn(program, args, {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, COUNTS: results },
  })
  const output: Buffer[] = []
  const live = name === 'tests'
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (data: Buffer) => (live ? process.stdout.write(data) : output.push(data)))
  }
  const code = await new Promise<number | null>((resolve) => {
    child.once('error', (error) => {
      output.push(Buffer.from(error.message))
      resolve(1)
    })
    child.once('close', resolve)
  })
  const outcome = { name, ok: code === 0, seconds: (performance.now() - start) / 1000 }
  if (!outcome.ok || name === 'size')
    process.stdout.write(`\n--- ${name}\n${Buffer.concat(output).toString()}\n`)
  process.stdout.write(`${outcome.ok ? 'ok  ' : 'FAIL'} ${name} ${outcome.seconds.toFixed(1)} s\n`)
  return outcome
}

async function testCounts(): Promise<Counts> {
  const text = await readFile(results, 'utf8').catch(() => '')
  if (text === '') return { passed: 0, failed: 1 }
  const counts: unknown = JSON.parse(text)
  const number = (key: keyof Counts) => {
    const value: unknown = typeof counts === 'object' && counts !== null ? Reflect.get(counts, key) : 0
    return typeof value === 'number' ? value : 0
  }
  return { passed: number('passed'), failed: number('failed') }
}

const start = performance.now()
await mkdir(join(root, 'node_modules/.cache'), { recursive: true })
await rm(results, { force: true })
const { executablePath, pinned } = await chromium()
process.stdout.write(
  pinned
    ? 'Tests run in the pinned Chromium.\n'
    : `Tests run in ${executablePath ?? "Playwright's own Chromium"}; pictures are not compared.\n`,
)

const outcomes: Outcome[] = []
for (const round of rounds) outcomes.push(...(await Promise.all(round.map(run))))

const tests = await testCounts()
const checks = outcomes.filter(({ name }) => name !== 'tests')
const testsRan = outcomes.find(({ name }) => name === 'tests')?.ok === true
const failed = checks.filter(({ ok }) => !ok).length + Math.max(tests.failed, testsRan ? 0 : 1)
const passed = checks.filter(({ ok }) => ok).length + tests.passed

const total = (performance.now() - start) / 1000
process.stdout.write(
  `\n${outcomes.map(({ name, seconds }) => `${name} ${seconds.toFixed(0)} s`).join(' · ')}`,
)
process.stdout.write(` · in all ${total.toFixed(0)} s (bar: 600 s)\n${passed} passed, ${failed} failed\n`)
process.exit(failed === 0 ? 0 : 1)
