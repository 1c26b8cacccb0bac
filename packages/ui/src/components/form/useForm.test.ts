import { describe, expect, test } from 'vitest'
import { atLeast, digits, firstError, minLength, noSpaces, pathSegment, required, sameAs } from './useForm.ts'

describe('required and other rules', () => {
  test.each([[''], ['  '], [null], [undefined], [[]]])('required rejects %o', (value) => {
    expect(required(value)).toEqual({ kind: 'required' })
  })

  test.each([['a'], [0], [false], [['a']]])('required accepts %o', (value) => {
    expect(required(value)).toBeNull()
  })

  test.each([
    [digits, '12a', 'digits'],
    [digits, '-1', 'digits'],
    [digits, '0042', undefined],
    [digits, '', undefined],
    [noSpaces, 'db admin', 'noSpaces'],
    [noSpaces, 'db\tadmin', 'noSpaces'],
    [noSpaces, 'dbadmin', undefined],
    [pathSegment, 'db-admin.1', undefined],
    [pathSegment, 'a/b', 'pathSegment'],
    [pathSegment, 'a\\b', 'pathSegment'],
    [pathSegment, '100%', 'pathSegment'],
    [pathSegment, ' .. ', 'pathSegment'],
    [pathSegment, '.', 'pathSegment'],
    [minLength(4), 'abc', 'minLength'],
    [minLength(4), 'abcd', undefined],
    [minLength(4), '', undefined],
    [sameAs('secret'), 'Secret', 'mismatch'],
    [sameAs('secret'), 'secret', undefined],
  ] as const)('rule %o with %o returns %s', (rule, text, kind) => {
    expect(rule(text)?.kind).toBe(kind)
  })

  test('atLeast counts entries', () => {
    expect(atLeast(2)(['a'])).toEqual({ kind: 'tooFew', count: 2 })
    expect(atLeast(2)(['a', 'b'])).toBeNull()
  })

  test('firstError returns the first failing rule', () => {
    expect(firstError('', [required, digits])).toEqual({ kind: 'required' })
    expect(firstError('x', [required, digits])).toEqual({ kind: 'digits' })
    expect(firstError('1', [required, digits])).toBeNull()
  })
})
