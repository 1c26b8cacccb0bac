import { expect, test } from 'vitest'
import { pickedBars, withBar } from './picked.ts'

const environment = { id: 'environment', kind: 'text' }
const archivelog = { id: 'archivelog', kind: 'boolean' }

test('a bar sets the filter of its value, and takes it back', () => {
  const others = { name: { kind: 'text', text: 'x' } } as const
  const set = withBar(environment, 'DEV', others)
  expect(set).toEqual({ ...others, environment: { kind: 'oneOf', values: ['DEV'] } })
  expect(pickedBars('environment', set)).toEqual(['DEV'])
  expect(withBar(environment, 'DEV', set)).toEqual(others)
})

test('a second value widens the choice', () => {
  const two = withBar(environment, '', { environment: { kind: 'oneOf', values: ['DEV'] } })
  expect(two).toEqual({ environment: { kind: 'oneOf', values: ['DEV', ''] } })
  expect(withBar(environment, 'DEV', two)).toEqual({ environment: { kind: 'oneOf', values: [''] } })
})

test('a bar of yes or no is one or the other', () => {
  const yes = withBar(archivelog, '1', {})
  expect(yes).toEqual({ archivelog: { kind: 'yesNo', value: true } })
  expect(pickedBars('archivelog', yes)).toEqual(['1'])
  expect(withBar(archivelog, '0', yes)).toEqual({ archivelog: { kind: 'yesNo', value: false } })
  expect(withBar(archivelog, '1', yes)).toEqual({})
})
