import { execFileSync } from 'node:child_process'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, it } from 'vitest'

const root = fileURLToPath(new URL('../..', import.meta.url))
const folder = fileURLToPath(new URL('../../node_modules/.cache/assertions-lint', import.meta.url))

const loose = [
  ['expect(list.every(Boolean)).toBe(true)', 'no-empty-every'],
  ['await expect.poll(() => list.every(Boolean)).toBe(true)', 'no-empty-every'],
  ['expect(page.getByText(/^\\d+ hosts$/)).toBeVisible()', 'no-any-count'],
  ["page.getByRole('button', { name: /^Ignore \\d+/ })", 'no-any-count'],
  ["page.getByText(new RegExp('\\\\d+ hosts'))", 'no-any-count'],
  ['expect(text).toMatch(/.+/)', 'no-any-count'],
] as const
const strict = [
  'expect(list.every(Boolean)).toBe(false)',
  'expect(new Set(list.map(Boolean))).toEqual(new Set([true]))',
  'expect(page.getByText(/^3 hosts$/)).toBeVisible()',
  'const [count] = /\\d+/.exec(text) ?? []',
] as const
const statements = [...loose.map(([statement]) => statement), ...strict]
/** Rules that oxlint reports for each statement. One run, because its start takes most of the time. */
const reportedRules = new Map<string, string[]>(statements.map((statement) => [statement, []]))

beforeAll(() => {
  mkdirSync(folder, { recursive: true })
  const config = `${folder}/config.json`
  writeFileSync(
    config,
    JSON.stringify({
      jsPlugins: [fileURLToPath(new URL('./assertions.js', import.meta.url))],
      categories: { correctness: 'off' },
      rules: { 'assertions/no-empty-every': 'warn', 'assertions/no-any-count': 'warn' },
    }),
  )
  const files = statements.map((statement, index) => {
    const file = `${folder}/${index}.test.ts`
    writeFileSync(file, `${statement}\n`)
    return file
  })
  const bin = `${root}node_modules/.bin/oxlint`
  const output = execFileSync(bin, ['--no-ignore', '-c', config, '--format', 'unix', ...files], {
    encoding: 'utf8',
  })
  for (const [, index, rule = ''] of output.matchAll(/(\d+)\.test\.ts:.*assertions\((no-[\w-]+)\)/g))
    reportedRules.get(statements[Number(index)] ?? '')?.push(rule)
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

it.each(loose)('reports the loose assertion %s', (statement, rule) => {
  expect(reportedRules.get(statement)).toEqual([rule])
})

it.each(strict)('accepts %s', (statement) => {
  expect(reportedRules.get(statement)).toEqual([])
})
