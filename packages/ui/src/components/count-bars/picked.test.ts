import { expect, test } from 'vitest'
import { pickedBars, withBar } from './picked.ts'

const environment = { id: 'environment', kind: 'text' }
const archivelog = { id: 'archivelog', kind: 'boolean' }

test('withBar toggles the filter of a bar and keeps other filters', () => {
  const others = { name: { kind: 'text', text: 'x' } } as const
  const set = withBar(environment, 'DEV', others)
  expect(set).toEqual({ ...others, environment: { kind: 'oneOf', values: ['DEV'] } })
  expect(pickedBars('environment', set)).toEqual(['DEV'])
  expect(withBar(environment, 'DEV', set)).toEqual(others)
})

test('withBar adds a second value to the filter', () => {
  const two = withBar(environment, '', { environment: { kind: 'oneOf', values: ['DEV'] } })
  expect(two).toEqual({ environment: { kind: 'oneOf', values: ['DEV', ''] } })
  expect(withBar(environment, 'DEV', two)).toEqual({ environment: { kind: 'oneOf', values: [''] } })
})

test('withBar sets a boolean filter to one value at a time', () => {
  const yes = withBar(archivelog, '1', {})
  expect(yes).toEqual({ archivelog: { kind: 'yesNo', value: true } })
  expect(pickedBars('archivelog', yes)).toEqual(['1'])
  expect(withBar(archivelog, '0', yes)).toEqual({ archivelog: { kind: 'yesNo', value: false } })
  expect(withBar(archivelog, '1', yes)).toEqual({})
})
