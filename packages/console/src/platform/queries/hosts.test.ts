import { makeAlerts } from '@inventory-console/api-mocks/fixtures/alerts'
import { describe, expect, it } from 'vitest'
import { missingDatabaseRows, readDismissals } from './hosts.ts'

const [known] = makeAlerts(1)
const alert = (hostname: string, date: string) => Object.assign({}, known, { hostname, date })

describe('readDismissals', () => {
  it('keeps the newest date per host', () => {
    const items = [
      alert('h1', '2026-03-01T10:00:00Z'),
      alert('h1', '2026-03-05T10:00:00Z'),
      alert('h2', 'soon'),
    ]
    expect(readDismissals(items)).toEqual(new Map([['h1', Date.parse('2026-03-05T10:00:00Z')]]))
  })

  it('returns an empty map without alerts', () => {
    expect(readDismissals([])).toEqual(new Map())
  })
})

describe('missingDatabaseRows', () => {
  it('returns one row per database by name, ignored ones last', () => {
    const rows = missingDatabaseRows([
      {
        hostname: 'a',
        missingDatabases: [
          { name: 'X', ignored: true, ignoredComment: 'old' },
          { name: 'Y', ignored: false, ignoredComment: '' },
        ],
      },
      { hostname: 'c', missingDatabases: [{ name: 'X', ignored: false, ignoredComment: '' }] },
    ])
    expect(rows.map(({ hostname, name, ignored, comment }) => [hostname, name, ignored, comment])).toEqual([
      ['c', 'X', false, ''],
      ['a', 'Y', false, ''],
      ['a', 'X', true, 'old'],
    ])
  })
})
