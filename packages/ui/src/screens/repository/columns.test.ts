import type { RepositoryItem } from '@inventory-console/api-mocks/contract'
import { makeRepositoryItems } from '@inventory-console/api-mocks/fixtures/repository'
import { expect, it } from 'vitest'
import { readKey } from '../../data-table/engine/keys.ts'
import { formatDate } from '../../lib/format.ts'
import { repositoryColumns } from './RepositoryScreen.tsx'

function cell(id: string, change: Partial<RepositoryItem>): unknown {
  const column = repositoryColumns.find((candidate) => candidate.id === id)
  const [item] = makeRepositoryItems()
  if (!item || !column?.value) throw new Error(`There is no computed column ${id}`)
  return column.value({ ...item, ...change }, 0)
}

it.each([
  ['2.9.1', '2.09.1'],
  ['2.53.0', '2.53.0'],
  ['2.9', '2.9'],
  ['1.6.9-rc1', '1.06.9-rc1'],
  ['', ''],
])('shows version %j as %j', (version, shown) => {
  expect(cell('Version', { Version: version })).toBe(shown)
})

function releaseDate(value: string) {
  const column = repositoryColumns.find(({ id }) => id === 'ReleaseDate')
  const [item] = makeRepositoryItems()
  if (!item || !column) throw new Error('no release date')
  return readKey(column, { ...item, ReleaseDate: value }, 0)
}

it('shows a release date as that local day', () => {
  expect(formatDate(releaseDate('2026-02-10'))).toBe('10/02/2026')
})

it.each(['10.02.2026', '10/02/2026', 'February 2026', '2026-02-30T'])(
  'shows a release date in another format unchanged: %s',
  (value) => {
    expect(releaseDate(value)).toBe(value)
  },
)

it('shows an unknown release date as blank', () => {
  expect(releaseDate('????-??-??')).toBeNull()
})

it('every column has a filter', () => {
  expect(repositoryColumns.filter(({ filter }) => filter === undefined).map(({ id }) => id)).toEqual([])
})
