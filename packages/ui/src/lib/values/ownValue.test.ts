import { expect, it } from 'vitest'
import { ownValue } from './ownValue.ts'

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
