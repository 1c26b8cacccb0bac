import { describe, expect, it, test } from 'vitest'
import { deepEqual, digestOf, ownValue } from './records.ts'

it.each(['__proto__', 'constructor', 'toString', 'hasOwnProperty'])(
  'ignores the inherited %s of an empty record',
  (key) => {
    expect(ownValue({}, key)).toBeUndefined()
  },
)

it('returns own properties with inherited names', () => {
  const record: Record<string, number> = JSON.parse('{"__proto__": 1, "constructor": 2}')
  expect([ownValue(record, '__proto__'), ownValue(record, 'constructor')]).toEqual([1, 2])
})

it('returns undefined without a record', () => {
  expect([ownValue(null, 'a'), ownValue(undefined, 'a')]).toEqual([undefined, undefined])
})

describe('deepEqual', () => {
  const file = new File(['a'], 'a.csv')

  test.each([
    [['a', 'b'], ['a', 'b'], true],
    [['a', 'b'], ['b', 'a'], false],
    [{ from: 'a', to: null }, { from: 'a', to: null }, true],
    [{ from: 'a', to: null }, { from: 'a', to: 'b' }, false],
    [file, file, true],
    [file, new File(['a'], 'a.csv'), false],
    [{ a: undefined }, { b: 1 }, false],
    [null, {}, false],
    [1, '1', false],
  ])('of %o and %o is %s', (a, b, same) => {
    expect(deepEqual(a, b)).toBe(same)
  })
})

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
