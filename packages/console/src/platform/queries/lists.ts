import type { Decoder } from '@inventory-console/api-mocks/contract/decoder'
import { listTablespaces } from '@inventory-console/api-mocks/decoders/api/oracle-parts'
import type { ListState } from '@inventory-console/ui/lib/state'
import type { ServerExport } from '../export/serverExport.ts'
import {
  fetchQuery,
  get,
  type GetPathWith,
  type Query,
  type QueryOptions,
  type Refreshable,
  useList,
} from '../query/query.ts'
import type { FilterQuery } from '../scope/globalFilters.ts'
import type { Services } from '../services.ts'

/** The lists that take the global filters. */
type ListPath = GetPathWith<{ query: FilterQuery }>

export interface FilteredListOptions<Body, Row> {
  path: ListPath
  decoder: Decoder<Body>
  rows: (body: Body) => readonly Row[]
  /** File name of the spreadsheet. */
  file: string
  /** Label of a spreadsheet with fewer rows than the list. */
  id?: ServerExport['id']
  isRefused?: ServerExport['isRefused']
  /** Changes the query of a list that one request cannot read. */
  adapt?: (query: Query<Body>, filters: FilterQuery) => Query<Body>
}

export type ListQueryOptions = Pick<
  QueryOptions,
  'errorScope' | 'enabled' | 'revalidateIfStale' | 'reportsStale'
>

/** A list that takes the global filters: its query and the spreadsheet that the server creates of it. */
export function filteredList<Body, Row>({
  path,
  decoder,
  rows,
  file,
  id = 'xlsx',
  isRefused,
  adapt = (query) => query,
}: FilteredListOptions<Body, Row>) {
  const request = (query: FilterQuery): Query<Body> => get(decoder, path, { query })
  const queryOf = (query: FilterQuery) => adapt(request(query), query)
  const exports: readonly ServerExport[] = [{ id, file, request, isRefused }]
  /** A null `query` sends no request. */
  function useRows(query: FilterQuery | null, options: ListQueryOptions = {}): ListState<Row> & Refreshable {
    return useList(query && queryOf(query), rows, options)
  }
  async function fetchRows(services: Services, query: FilterQuery, signal: AbortSignal) {
    return rows((await fetchQuery(services, queryOf(query), { signal })).value)
  }
  return { useRows, exports, queryOf, fetchRows }
}

/** The server wraps the rows of a page; requests without a page return a plain array. */
export function rowsOf<Row>(body: readonly Row[] | { content: readonly Row[] }): readonly Row[] {
  return 'content' in body ? body.content : body
}

export const oracleTablespaces = filteredList({
  path: '/hosts/technologies/oracle/databases/tablespaces',
  decoder: listTablespaces,
  file: 'oracleTablespaces',
  // Of equally full tablespaces the largest is first.
  rows: (body) => rowsOf(body).toSorted((one, other) => other.used - one.used),
})
