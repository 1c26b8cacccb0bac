import { describe, expect, test } from 'vitest'
import { findMatches, hasMatch, needleOf } from './fold.ts'
import { joinLines, searchTerms } from './searchTerms.ts'

describe('searchTerms', () => {
  test.each([
    ['db-1', ['db-1']],
    ['  db-1\t', ['db-1']],
    ['\u00a0db-1\u2003\u3000', ['db-1']],
    ['\u200bdb-1\ufeff', ['db-1']],
    ['db-1\ndb-2\r\ndb-3', ['db-1', 'db-2', 'db-3']],
    ['db-1, db-2;db-3\tdb-4', ['db-1', 'db-2', 'db-3', 'db-4']],
    ['db-1,,; \n,', ['db-1']],
    ['DB-1, db-1', ['db-1']],
    ['1,024', ['1,024']],
    ['101, 102', ['101', '102']],
    ['db1,2', ['db1,2']],
    ['db-1,x', ['db-1', 'x']],
    ['no\u00a0break', ['no break']],
    [' \u00a0 ', []],
    ['', []],
  ])('splits %j into %j', (text, terms) => {
    expect(searchTerms(text)).toEqual(terms)
  })

  test('splits a long run of spaces in linear time', () => {
    expect(searchTerms(`a${' '.repeat(200_000)}b`)).toHaveLength(1)
  })
})

describe('joinLines', () => {
  test.each([
    ['db-1', null],
    ['db-1\r\ndb-2\n', 'db-1; db-2'],
    ['101\n102', '101; 102'],
    ['db-1\tPROD', 'db-1; PROD'],
  ])('turns %j into %j', (pasted, text) => {
    expect(joinLines(pasted)).toBe(text)
  })
})

describe('needle with several terms', () => {
  const needle = needleOf(searchTerms('db-1; prod-db; Città'))

  test('finds every match, the longer one if two start together', () => {
    const text = 'prod-db-1 and citta'
    expect(findMatches(text, needle).map(([from, to]) => text.slice(from, to))).toEqual(['prod-db', 'citta'])
    expect(findMatches('db-12', needleOf(['db-1', 'db-12']))).toEqual([[0, 5]])
  })

  test('matches text with any of the terms', () => {
    expect(hasMatch('host db-1', needle)).toBe(true)
    expect(hasMatch('host db-2', needle)).toBe(false)
    expect(hasMatch('host', '')).toBe(false)
  })
})
