import { expect, it } from 'vitest'
import { readOptions } from './options.ts'

it('reads the defaults', () => {
  expect(readOptions([])).toMatchObject({ themes: ['light', 'dark'], isChangedOnly: false, base: undefined })
})

it('returns null for --help', () => {
  expect(readOptions(['--help'])).toBeNull()
})

it.each([
  [['--workers', 'many'], '--workers takes a number'],
  [['--themes', ','], '--themes takes names'],
  [['--unknown'], "Unknown option '--unknown'"],
])('rejects %j', (args, message) => {
  expect(() => readOptions(args)).toThrow(message)
})
