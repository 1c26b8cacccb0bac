import { expect, it } from 'vitest'
import { ownValue } from './ownValue.ts'

it.each(['__proto__', 'constructor', 'toString', 'hasOwnProperty'])(
  'finds no %s in an empty record',
  (key) => {
    expect(ownValue({}, key)).toBeUndefined()
  },
)

it('reads names that an object inherits when the data has them', () => {
  const record: Record<string, number> = JSON.parse('{"__proto__": 1, "constructor": 2}')
  expect([ownValue(record, '__proto__'), ownValue(record, 'constructor')]).toEqual([1, 2])
})

it('finds nothing without a record', () => {
  expect([ownValue(null, 'a'), ownValue(undefined, 'a')]).toEqual([undefined, undefined])
})
