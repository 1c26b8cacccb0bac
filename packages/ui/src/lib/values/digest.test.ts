import { expect, test } from 'vitest'
import { digestOf } from './digest.ts'

test('digestOf returns six hex digits', () => {
  for (let seed = 0; seed < 500; seed += 1) expect(digestOf({ seed })).toMatch(/^[0-9a-f]{6}$/)
})

test('digestOf ignores the order of the keys', () => {
  const one = { search: 'db', filters: { a: { kind: 'yesNo', value: true }, b: { kind: 'text', text: 'x' } } }
  const other = {
    filters: { b: { text: 'x', kind: 'text' }, a: { value: true, kind: 'yesNo' } },
    search: 'db',
  }
  expect(digestOf(one)).toBe(digestOf(other))
})

test('digestOf differs between filters', () => {
  const digests = Array.from({ length: 200 }, (_, index) => digestOf({ search: `db-${index}` }))
  expect(new Set(digests).size).toBe(200)
})
