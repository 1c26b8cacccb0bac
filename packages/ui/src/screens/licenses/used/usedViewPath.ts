import type { Column } from '../../../data-table/columns/column.ts'
import { valueKind } from '../../../data-table/columns/column.ts'
import { listUrl } from '../../../lib/listUrl.ts'
import type { FilterValue, ViewParts } from '../../../lib/listView.ts'
import { paths } from '../../paths.ts'
import { clusterColumns, databaseColumns, hostColumns, veritasColumns } from './usedColumns.ts'

export const usedViews = ['databases', 'hosts', 'clusters', 'veritas'] as const
export type UsedView = (typeof usedViews)[number]

const columnsOf = {
  databases: filterKinds(databaseColumns),
  hosts: filterKinds(hostColumns),
  clusters: filterKinds(clusterColumns),
  veritas: filterKinds(veritasColumns),
} as const satisfies Record<UsedView, ReadonlyMap<string, FilterValue['kind']>>

/** Columns with the same meaning in another view. */
const equivalentColumns: ReadonlyMap<string, string> = new Map([
  ['hostname', 'hostnames'],
  ['hostnames', 'hostname'],
  ['dbName', 'databaseNames'],
  ['databaseNames', 'dbName'],
  ['cluster', 'clusterName'],
  ['clusterName', 'cluster'],
])

/** URL of a view with the search and the filters of the current view that it supports. */
export function usedViewPath(view: UsedView, current: ViewParts = {}): string {
  const query = new URLSearchParams()
  if (view !== 'databases') query.set('tab', view)
  if (current.search) query.set('search', current.search)
  const filterKindsOfView: ReadonlyMap<string, FilterValue['kind']> = columnsOf[view]
  const supportedFilters = Object.entries(current.filters ?? {}).flatMap(
    ([id, filter]): [string, FilterValue][] => {
      const name = [id, equivalentColumns.get(id) ?? id].find(
        (name) => filterKindsOfView.get(name) === filter.kind,
      )
      return name === undefined ? [] : [[name, filter]]
    },
  )
  const path = query.size === 0 ? paths.usedLicenses : `${paths.usedLicenses}?${query.toString()}`
  return listUrl(path, Object.fromEntries(supportedFilters))
}

function filterKinds<Row>(columns: readonly Column<Row>[]): ReadonlyMap<string, FilterValue['kind']> {
  return new Map(columns.flatMap(({ id, filter }) => (filter ? [[id, valueKind(filter)] as const] : [])))
}
