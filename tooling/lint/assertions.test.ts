import { expect, it } from 'vitest'
import { lintMessages } from './lintMessages.ts'

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
/** One run, because its start takes most of the time. */
const messages = lintMessages(
  'assertions.js',
  ['assertions/no-empty-every', 'assertions/no-any-count'],
  [...loose.map(([statement]) => statement), ...strict],
)

it.each(loose)('reports the loose assertion %s', (statement, rule) => {
  expect(messages.get(statement)).toEqual([expect.stringContaining(`assertions(${rule})`)])
})

it.each(strict)('accepts %s', (statement) => {
  expect(messages.get(statement)).toEqual([])
})
