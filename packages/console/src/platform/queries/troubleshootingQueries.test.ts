import { describe, expect, it } from 'vitest'
import { missingDatabaseRows } from './troubleshootingQueries.ts'

describe('missingRows', () => {
  it('returns one row per database, ignored ones last', () => {
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
      ['a', 'Y', false, ''],
      ['c', 'X', false, ''],
      ['a', 'X', true, 'old'],
    ])
  })
})
