import { dayOf } from '@inventory-console/ui/lib/dates'
import { describe, expect, it } from 'vitest'
import {
  mergePersisted,
  noFilters,
  emptyPersisted,
  readPersisted,
  writePersisted,
} from '../storage/persisted.ts'
import { memoryStore } from '../storage/storage.ts'
import { endOfDay, filterQuery, isFiltering, withoutFuture } from './globalFilters.ts'

const set = { location: 'Rome', environment: 'PROD', date: '2026-03-16' }

describe('filterQuery', () => {
  it('sends only the filters that are set', () => {
    expect(filterQuery(noFilters)).toEqual({})
    expect(filterQuery({ ...noFilters, location: 'Rome' })).toEqual({ location: 'Rome' })
    expect(filterQuery(set)).toEqual({
      location: 'Rome',
      environment: 'PROD',
      'older-than': endOfDay(set.date),
    })
  })

  it('sends only the filters that the page takes', () => {
    expect(filterQuery(set, 'location')).toEqual({ location: 'Rome' })
    expect(filterQuery(noFilters, 'location')).toEqual({})
    expect(filterQuery(set, 'date')).toEqual({ 'older-than': endOfDay(set.date) })
    expect(filterQuery(set, 'none')).toEqual({})
  })
})

describe('endOfDay', () => {
  it('returns the last second of the local day in UTC', () => {
    const moment = new Date(endOfDay('2024-05-01'))
    expect(endOfDay('2024-05-01')).toMatch(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:59\.000Z$/)
    expect([moment.getFullYear(), moment.getMonth(), moment.getDate()]).toEqual([2024, 4, 1])
    expect([moment.getHours(), moment.getMinutes(), moment.getSeconds()]).toEqual([23, 59, 59])
  })
})

describe('withoutFuture', () => {
  it('keeps today and drops a future date', () => {
    const now = new Date(2026, 2, 16, 9, 30).getTime()
    expect(dayOf(now)).toBe('2026-03-16')
    expect(withoutFuture(set, now)).toBe(set)
    expect(withoutFuture({ ...set, date: '2026-03-17' }, now).date).toBeNull()
  })
})

describe('persisted state', () => {
  it('survives a round trip through storage', () => {
    const store = memoryStore()
    const persisted = {
      username: 'admin',
      filters: set,
      filtersOpen: true,
      panels: { '/hosts': { filters: true, summary: false } },
      menuOpen: true,
      tables: {
        '/hosts': {
          hidden: ['a'],
          order: ['b', 'a'],
          pinned: ['b'],
          widths: { b: 90 },
          pageSize: 50 as const,
        },
      },
      every: { '/hosts': 60 },
      recent: [{ id: 'db-014', label: 'db-014', note: 'Milan', to: '/details/db-014' }],
      work: { visit: 7, counts: { agents: 3 }, earlier: { agents: 1 } },
    }
    writePersisted(store, persisted)
    expect(readPersisted(store)).toEqual(persisted)
    writePersisted(store, emptyPersisted)
    expect(store.read('persisted-data')).toBeNull()
  })

  it('keeps changes that another tab of the same user wrote', () => {
    const began = { ...emptyPersisted, username: 'admin', every: { '/hosts': 60, '/alerts': 60 } }
    const theirs = {
      ...began,
      filters: set,
      tables: { '/hosts': { hidden: ['a'] } },
      every: { ...began.every, '/oracle': 30 },
    }
    const ours = {
      ...began,
      menuOpen: true,
      tables: { '/users': { pageSize: 50 as const } },
      every: { '/alerts': 60 },
    }
    expect(mergePersisted(theirs, began, ours)).toEqual({
      ...theirs,
      menuOpen: true,
      tables: { '/hosts': { hidden: ['a'] }, '/users': { pageSize: 50 } },
      every: { '/alerts': 60, '/oracle': 30 },
    })
  })

  it('ignores the stored state of another user, and of any user after logout', () => {
    const theirs = { ...emptyPersisted, username: 'operator', filters: set }
    const ours = { ...emptyPersisted, username: 'admin' }
    expect(mergePersisted(theirs, emptyPersisted, ours)).toBe(ours)
    expect(mergePersisted({ ...ours, filters: set }, ours, emptyPersisted)).toBe(emptyPersisted)
  })

  it('drops recent pages outside the console', () => {
    const store = memoryStore()
    const visit = (to: string) => ({ id: to, label: to, to })
    const others = ['//elsewhere.example', 'https://elsewhere.example', '/\\elsewhere']
    const recent = [...others, '/\t/elsewhere.example', '/\n/elsewhere.example', '/hosts'].map(visit)
    store.write('persisted-data', JSON.stringify({ recent: [...recent, 7, null, { to: '/hosts' }] }))
    expect(readPersisted(store).recent).toEqual([visit('/hosts')])
  })

  it.each([
    '',
    'null',
    '7',
    '[]',
    '{',
    '{"filters":7,"tables":[]}',
    '{"filters":{"date":"soon","location":3},"tables":{"/hosts":{"hidden":3,"order":"a","pinned":{},"widths":{"a":"wide","b":-1},"pageSize":9}}}',
  ])('reads malformed storage as empty: %s', (text) => {
    const store = memoryStore()
    store.write('persisted-data', text)
    const persisted = readPersisted(store)
    expect(isFiltering(persisted.filters)).toBe(false)
    expect(persisted.tables['/hosts'] ?? {}).toEqual({})
  })
})
