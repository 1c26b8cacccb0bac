import { describe, expect, test } from 'vitest'
import {
  allTerms,
  findMatches,
  fold,
  hasMatch,
  naturalKey,
  needleOf,
  parseSearch,
  searchForPasted,
  searchTerms,
} from './search.ts'

describe('fold', () => {
  test.each([
    ['DB-Prod', 'db-prod'],
    ['Zürich-Ångström-İstanbul', 'zurich-angstrom-istanbul'],
    ['cafe\u0301', 'cafe'],
    ['ΟΔΥΣΣΕΥΣ', 'οδυσσευσ'],
    ['ὀδυσσεύς', 'οδυσσευσ'],
    ['.*+?^${}()|[]\\', '.*+?^${}()|[]\\'],
    ['line\nbreak\r', 'line break '],
    ['', ''],
    ['\ud800', '\ud800'],
    ['🦄', '🦄'],
  ])('folds %j to %j', (text, folded) => {
    expect(fold(text)).toBe(folded)
  })

  test('folding code point by code point gives the same result as folding the whole text', () => {
    for (let code = 0; code < 0x3000; code += 1) {
      const text = `a${String.fromCodePoint(code)}b`
      expect(fold(text)).toBe(Array.from(text, fold).join(''))
    }
  })
})

describe('naturalKey', () => {
  const inOrder = (texts: readonly string[]) =>
    texts
      .map((text) => [naturalKey(text), text] as const)
      .toSorted(([a], [b]) => (a < b ? -1 : Number(a > b)))

  test.each([
    [['db-2', 'db-10', 'db-100']],
    [['1.6.9', '1.6.10', '1.10.0', '2.0.0']],
    [['a', 'a1', 'a1b', 'a2', 'b']],
    [['file 999999999', 'file 9999999999', 'file 10000000000']],
    [['7', '07a', '8']],
    [['eins', 'Élan', 'emil']],
  ])('sorts %j in this order', (texts) => {
    const names = inOrder(texts.toReversed()).map(([, text]) => text)
    expect(names).toEqual(texts)
  })

  test('ignores leading zeros', () => {
    expect(naturalKey('db-007')).toBe(naturalKey('db-7'))
    expect(naturalKey('db-000')).toBe(naturalKey('db-0'))
  })
})

describe('findMatches', () => {
  test.each([
    ['Linux on linux', 'linux', ['Linux', 'linux']],
    ['Ångström', 'angs', ['Ångs']],
    ['cafe\u0301s', 'cafe', ['cafe\u0301']],
    ['ﬀ', 'ﬀ', ['ﬀ']],
    ['각', fold('가'), ['각']],
    ['aaaa', 'aa', ['aa', 'aa']],
    ['a.b*c', '.b*', ['.b*']],
    ['(x)(x)', '(', ['(', '(']],
    ['🦄é🦄', 'e', ['é']],
    ['<b>bold</b>', '<b>', ['<b>']],
    ['line\nbreak', 'e b', ['e\nb']],
    ['nothing', '', []],
    ['nothing', 'else', []],
  ])('in %j, searching %j matches %j', (text, needle, found) => {
    expect(findMatches(text, needle).map(([start, end]) => text.slice(start, end))).toEqual(found)
  })
})

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

describe('searchForPasted', () => {
  test.each([
    ['db-1', null],
    ['Red Hat', null],
    ['1,024', null],
    ['db-1\n', 'db-1'],
    ['db-1\r\ndb-2\n', '"db-1"; "db-2"'],
    ['db-1, db-2', '"db-1"; "db-2"'],
    ['101\n102', '"101"; "102"'],
    ['db-1\tPROD', '"db-1"; "PROD"'],
    ['"db-1"; "db-2"', null],
  ])('turns %j into %j', (pasted, text) => {
    expect(searchForPasted(pasted)).toBe(text)
  })
})

describe('terms in quotes', () => {
  test.each([
    ['"db-1"', ['"db-1"']],
    ['"Db-1, x"; y', ['"db-1, x"', 'y']],
    ['" db-1 "', ['"db-1"']],
    ['5" disk', ['5" disk']],
    ['"a" "b', ['"a" "b']],
    ['""', []],
    ['environment:"prod"', ['environment:"prod"']],
  ])('splits %j into %j', (text, terms) => {
    expect(searchTerms(text)).toEqual(terms)
  })

  test.each([
    ['db-1', true],
    ['db-1.example.com', true],
    ['host db-1 (old)', true],
    ['db-10', false],
    ['db-1-old', false],
    ['prod-db-1', false],
    ['db-10 db-1', true],
  ])('"db-1" in %j: %o', (text, isFound) => {
    const needle = needleOf(searchTerms('"db-1"'))
    expect(hasMatch(text, needle)).toBe(isFound)
    expect(findMatches(text, needle).map(([from, to]) => text.slice(from, to))).toEqual(
      isFound ? ['db-1'] : [],
    )
  })

  test('match whole words of a phrase', () => {
    expect(hasMatch('Red Hat Enterprise Linux', needleOf(searchTerms('"red hat"')))).toBe(true)
    expect(hasMatch('Red Hats', needleOf(searchTerms('"red hat"')))).toBe(false)
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

const columns = [
  { id: 'environment', header: 'Environment' },
  { id: 'operatingSystem', header: 'Operating system' },
]

describe('parseSearch', () => {
  test.each([
    ['prod', ['prod'], {}],
    ['environment:PROD', [], { environment: ['prod'] }],
    ['Operating system: Linux', [], { operatingSystem: ['linux'] }],
    ['operatingsystem:linux', [], { operatingSystem: ['linux'] }],
    ['db-1; environment:prod, environment:test', ['db-1'], { environment: ['prod', 'test'] }],
    ['mongo-test:27017', ['mongo-test:27017'], {}],
    ['environment:', ['environment:'], {}],
    [':prod', [':prod'], {}],
  ])('parses %j', (text, anyColumn, byColumn) => {
    expect(parseSearch(text, columns)).toEqual({ anyColumn, byColumn })
  })

  test('allTerms drops the column qualifiers', () => {
    expect(allTerms(parseSearch('db; environment:prod', columns))).toEqual(['db', 'prod'])
  })
})
