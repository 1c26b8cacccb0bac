import { describe, expect, test } from 'vitest'
import { findMatches, fold, naturalKey } from './fold.ts'

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
