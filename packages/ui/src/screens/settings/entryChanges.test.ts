import { expect, it } from 'vitest'
import { entryChanges } from './SettingChange.tsx'

it('returns added and removed entries of a list', () => {
  expect(entryChanges(['a', 'b'], ['b', 'c'])).toEqual([
    { kind: 'removed', name: 'a' },
    { kind: 'added', name: 'c' },
  ])
  expect(entryChanges(null, ['a'])).toEqual([{ kind: 'added', name: 'a' }])
  expect(entryChanges([{ Regex: 'a', Group: 'b' }], [])).toEqual([{ kind: 'removed', name: 'a · b' }])
})

it('returns added, removed and changed entries of a map, also for keys such as constructor', () => {
  expect(entryChanges({ db1: 40, db2: 50, same: 1 }, { db2: 60, db3: 70, same: 1 })).toEqual([
    { kind: 'removed', name: 'db1: 40' },
    { kind: 'changed', name: 'db2', before: '50', after: '60' },
    { kind: 'added', name: 'db3: 70' },
  ])
  expect(entryChanges({ TST: ['x', 'y'] }, { TST: ['y', 'x'], constructor: ['z'] })).toEqual([
    { kind: 'changed', name: 'TST', before: 'x › y', after: 'y › x' },
    { kind: 'added', name: 'constructor: z' },
  ])
})

it('returns null for reordered lists, plain values and equal maps', () => {
  expect(entryChanges(['a', 'b'], ['b', 'a'])).toBeNull()
  expect(entryChanges('a', 'b')).toBeNull()
  expect(entryChanges({ a: 1 }, { a: 1 })).toBeNull()
})
