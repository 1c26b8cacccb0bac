import { describe, expect, test } from 'vitest'
import { deepEqual } from './deepEqual.ts'

describe('deepEqual', () => {
  const file = new File(['a'], 'a.csv')

  test.each([
    [['a', 'b'], ['a', 'b'], true],
    [['a', 'b'], ['b', 'a'], false],
    [{ from: 'a', to: null }, { from: 'a', to: null }, true],
    [{ from: 'a', to: null }, { from: 'a', to: 'b' }, false],
    [file, file, true],
    [file, new File(['a'], 'a.csv'), false],
    [{ a: undefined }, { b: 1 }, false],
    [null, {}, false],
    [1, '1', false],
  ])('of %o and %o is %s', (a, b, same) => {
    expect(deepEqual(a, b)).toBe(same)
  })
})
