import { execFileSync } from 'node:child_process'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, it } from 'vitest'

const root = fileURLToPath(new URL('../..', import.meta.url))
const folder = fileURLToPath(new URL('../../node_modules/.cache/assertions-lint', import.meta.url))

beforeAll(() => mkdirSync(folder, { recursive: true }))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** Rules that oxlint reports for one statement. */
function reportedRules(statement: string): readonly string[] {
  const config = `${folder}/config.json`
  const file = `${folder}/probe.test.ts`
  writeFileSync(
    config,
    JSON.stringify({
      jsPlugins: [fileURLToPath(new URL('./assertions.js', import.meta.url))],
      categories: { correctness: 'off' },
      rules: { 'assertions/no-empty-every': 'warn', 'assertions/no-any-count': 'warn' },
    }),
  )
  writeFileSync(file, `${statement}\n`)
  const bin = `${root}node_modules/.bin/oxlint`
  const output = execFileSync(bin, ['--no-ignore', '-c', config, '--format', 'unix', file], {
    encoding: 'utf8',
  })
  return [...output.matchAll(/assertions\((no-[\w-]+)\)/g)].map(([, rule = '']) => rule)
}

it.each([
  ['expect(list.every(Boolean)).toBe(true)', 'no-empty-every'],
  ['await expect.poll(() => list.every(Boolean)).toBe(true)', 'no-empty-every'],
  ['expect(page.getByText(/^\\d+ hosts$/)).toBeVisible()', 'no-any-count'],
  ["page.getByRole('button', { name: /^Ignore \\d+/ })", 'no-any-count'],
  ["page.getByText(new RegExp('\\\\d+ hosts'))", 'no-any-count'],
  ['expect(text).toMatch(/.+/)', 'no-any-count'],
])('reports the loose assertion %s', (statement, rule) => {
  expect(reportedRules(statement)).toEqual([rule])
})

it.each([
  'expect(list.every(Boolean)).toBe(false)',
  'expect(new Set(list.map(Boolean))).toEqual(new Set([true]))',
  'expect(page.getByText(/^3 hosts$/)).toBeVisible()',
  'const [count] = /\\d+/.exec(text) ?? []',
])('accepts %s', (statement) => {
  expect(reportedRules(statement)).toEqual([])
})
