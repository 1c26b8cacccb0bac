import { expect, test } from 'vitest'
import { isOutOfSupport } from './endOfSupport.ts'

const now = Date.parse('2026-03-10T12:00:00Z')

test.each([
  ['Oracle/Database', '12.2.0.1.0 Enterprise Edition', true],
  ['Oracle/Database', '19.33.0.0.0 Enterprise Edition', false],
  ['Oracle/MySQL', '5.7.44', true],
  ['Oracle/MySQL', '8.0.36', false],
  ['Microsoft/SQLServer', '2014', true],
  ['Microsoft/SQLServer', '2022+', false],
  ['PostgreSQL/PostgreSQL', '13.16', true],
  ['PostgreSQL/PostgreSQL', '14', false],
  ['MongoDB/MongoDB', '6.0.17', true],
  ['MariaDBFoundation/MariaDB', '10.1', false],
])('says whether %s %s is out of support', (technology, version, expected) => {
  expect(isOutOfSupport(technology, version, now)).toBe(expected)
})

test('a release is supported through its last day', () => {
  const at = (date: number, hour: number) =>
    isOutOfSupport('PostgreSQL/PostgreSQL', '14.1', new Date(2026, 10, date, hour).getTime())
  expect(at(12, 0)).toBe(false)
  expect(at(12, 23)).toBe(false)
  expect(at(13, 0)).toBe(true)
})

test('does not judge an unknown version', () => {
  expect(isOutOfSupport('Oracle/Database', '', now)).toBeNull()
})
