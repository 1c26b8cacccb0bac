import { expect, it, test } from 'vitest'
import { isEmail, uniqueNames } from './text.ts'

function namesOf(rows: readonly (readonly string[])[], first = 1) {
  const numbers = rows.map((_, index) => first + index)
  return uniqueNames(numbers, rows[0]?.length ?? 0, (row, column) => rows[row]?.[column] ?? '')
}

test('uniqueNames uses the first field if it is unique', () => {
  expect(
    namesOf([
      ['db-1', 'Oracle'],
      ['db-2', 'Oracle'],
    ]),
  ).toEqual(['db-1', 'db-2'])
})

test('uniqueNames adds distinguishing fields only to items with the same name', () => {
  expect(
    namesOf([
      ['db-1', 'Oracle', 'Processor', 'A'],
      ['db-1', 'Oracle', 'Named user', 'A'],
      ['db-2', 'Oracle', 'Processor', 'A'],
    ]),
  ).toEqual(['db-1, Processor', 'db-1, Named user', 'db-2'])
})

test('uniqueNames numbers items that are equal in every field', () => {
  expect(
    namesOf(
      [
        ['db-1', 'x'],
        ['db-1', 'x'],
        ['db-1', 'y'],
      ],
      26,
    ),
  ).toEqual(['db-1, x (26)', 'db-1, x (27)', 'db-1, y'])
})

test('uniqueNames omits empty values', () => {
  expect(
    namesOf([
      ['db-1', ''],
      ['db-1', 'x'],
    ]),
  ).toEqual(['db-1', 'db-1, x'])
})

it.each(['name@example.com', 'a.b+c@mail.example.co.uk'])('accepts %s', (text) => {
  expect(isEmail(text)).toBe(true)
})

it.each(['', 'name', 'name@host', 'a@b..c', 'a@.b', 'a b@c.d', 'a@b@c.d'])('rejects %o', (text) => {
  expect(isEmail(text)).toBe(false)
})

it('runs in linear time', { timeout: 5000 }, () => {
  expect(isEmail(`a@${'.'.repeat(500_000)}@`)).toBe(false)
  expect(isEmail(`a@${'b.'.repeat(500_000)}@`)).toBe(false)
})
