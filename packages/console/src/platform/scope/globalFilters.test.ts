import { describe, expect, it } from 'vitest'
import {
  mergePersisted,
  noFilters,
  nothingPersisted,
  readPersisted,
  writePersisted,
} from '../storage/persisted.ts'
import { memoryStore } from '../storage/storage.ts'
import { endOfDay, filterQuery, isFiltering, localDay, withoutFuture } from './globalFilters.ts'

const set = { location: 'Rome', environment: 'PROD', date: '2026-03-16' }

describe('filterQuery', () => {
  it('sends what is set and nothing else', () => {
    expect(filterQuery(noFilters)).toEqual({})
    expect(filterQuery({ ...noFilters, location: 'Rome' })).toEqual({ location: 'Rome' })
    expect(filterQuery(set)).toEqual({
      location: 'Rome',
      environment: 'PROD',
      'older-than': endOfDay(set.date),
    })
  })

  it('sends only the date, only the location, or nothing, where a page takes no more', () => {
    expect(filterQuery(set, 'location')).toEqual({ location: 'Rome' })
    expect(filterQuery(noFilters, 'location')).toEqual({})
    expect(filterQuery(set, 'date')).toEqual({ 'older-than': endOfDay(set.date) })
    expect(filterQuery(set, 'none')).toEqual({})
  })
})

describe('endOfDay', () => {
  it('is the last second of the local day, with milliseconds and Z', () => {
    const moment = new Date(endOfDay('2024-05-01'))
    expect(endOfDay('2024-05-01')).toMatch(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:59\.000Z$/)
    expect([moment.getFullYear(), moment.getMonth(), moment.getDate()]).toEqual([2024, 4, 1])
    expect([moment.getHours(), moment.getMinutes(), moment.getSeconds()]).toEqual([23, 59, 59])
  })
})

describe('withoutFuture', () => {
  it('keeps today and drops tomorrow', () => {
    const now = new Date(2026, 2, 16, 9, 30).getTime()
    expect(localDay(now)).toBe('2026-03-16')
    expect(withoutFuture(set, now)).toBe(set)
    expect(withoutFuture({ ...set, date: '2026-03-17' }, now).date).toBeNull()
  })
})

describe('persisted state', () => {
  it('comes back as it was', () => {
    const store = memoryStore()
    const persisted = {
      username: 'admin',
      filters: set,
      filtersOpen: true,
      summaryOpen: false,
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
    }
    writePersisted(store, persisted)
    expect(readPersisted(store)).toEqual(persisted)
    writePersisted(store, nothingPersisted)
    expect(store.read('persisted-data')).toBeNull()
  })

  it('keeps what another tab of the same person wrote meanwhile', () => {
    const began = { ...nothingPersisted, username: 'admin', every: { '/hosts': 60, '/alerts': 60 } }
    const theirs = { ...began, filters: set, tables: { '/hosts': { hidden: ['a'] } } }
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
      every: { '/alerts': 60 },
    })
  })

  it('takes nothing over from another person, and nothing after a logout', () => {
    const theirs = { ...nothingPersisted, username: 'operator', filters: set }
    const ours = { ...nothingPersisted, username: 'admin' }
    expect(mergePersisted(theirs, nothingPersisted, ours)).toBe(ours)
    expect(mergePersisted({ ...ours, filters: set }, ours, nothingPersisted)).toBe(nothingPersisted)
  })

  it('does not lead away from the console', () => {
    const store = memoryStore()
    const visit = (to: string) => ({ id: to, label: to, to })
    const recent = ['//elsewhere.example', 'https://elsewhere.example', '/\\elsewhere', '/hosts'].map(visit)
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
  ])('is read without harm from %s', (text) => {
    const store = memoryStore()
    store.write('persisted-data', text)
    const persisted = readPersisted(store)
    expect(isFiltering(persisted.filters)).toBe(false)
    expect(persisted.tables['/hosts'] ?? {}).toEqual({})
  })
})
