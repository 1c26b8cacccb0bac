import { expect, it } from 'vitest'
import type { Column } from '../../data-table/columns/column.ts'
import { runNow } from '../../data-table/engine/slices.ts'
import { findDifferences } from './findDifferences.ts'

interface Host {
  hostname: string
  cores: number
  version: string
  usedMemory: number
  createdAt: string
}

const columns: readonly Column<Host>[] = [
  { id: 'hostname', kind: 'text' },
  { id: 'cores', kind: 'number' },
  { id: 'version', kind: 'text' },
  { id: 'usedMemory', kind: 'gigabytes', measured: true },
  { id: 'createdAt', kind: 'dateTime' },
]

const host = (hostname: string, changed: Partial<Host> = {}): Host => ({
  hostname,
  cores: 4,
  version: '19',
  usedMemory: 10,
  createdAt: '2026-03-01T04:00:00Z',
  ...changed,
})

function differences(past: readonly Host[], today: readonly Host[]) {
  const { changed, gone, newCount } = runNow(
    findDifferences({
      comparison: { identity: ({ hostname }) => [hostname], groupedBy: 'host', groupTo: () => null },
      columns,
      past,
      today,
      pastAt: Date.parse('2026-03-01T23:59:59Z'),
      todayAt: Date.parse('2026-03-12T12:00:00Z'),
    }),
  )
  return {
    changed: [...changed].map(([{ hostname }, values]) => [hostname, Object.fromEntries(values)]),
    gone: [...gone].map(({ hostname }) => hostname),
    newCount,
  }
}

it("gives today's values of the cells that differ", () => {
  const past = [host('a'), host('b'), host('c')]
  const today = [
    host('a', { cores: 8 }),
    // Measurements and the time of the report differ every day.
    host('b', { usedMemory: 12, createdAt: '2026-03-12T04:00:00Z' }),
    host('c', { cores: 8, version: '' }),
  ]
  expect(differences(past, today)).toEqual({
    changed: [
      ['a', { cores: 8 }],
      // A blank value of today is null.
      ['c', { cores: 8, version: null }],
    ],
    gone: [],
    newCount: 0,
  })
})

it("finds the rows that are not in today's list, and counts those that are only there", () => {
  expect(differences([host('a'), host('gone')], [host('a'), host('new-1'), host('new-2')])).toEqual({
    changed: [],
    gone: ['gone'],
    newCount: 2,
  })
})

it('pairs rows that share an identity with an equal one first', () => {
  const past = [host('a', { cores: 2 }), host('a', { cores: 4 })]
  const today = [host('a', { cores: 4 }), host('a', { cores: 16 })]
  expect(differences(past, today).changed).toEqual([['a', { cores: 16 }]])
})
