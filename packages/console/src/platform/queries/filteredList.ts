import type { Decoder } from '@inventory-console/api-mocks/contract/decoder'
import type { ListState } from '@inventory-console/ui/lib/state'
import { spreadsheetRequest, type ServerExport } from '../export/serverExport.ts'
import type { ErrorScope } from '../http/errorPolicy.ts'
import { useList, type Query, type Refreshable } from '../query/query.ts'
import type { FilterQuery } from '../scope/globalFilters.ts'
import { requestList, type ListPath } from './pageRequests.ts'

interface FilteredListOptions<Body, Row> {
  path: ListPath
  decoder: Decoder<Body>
  rows: (body: Body) => readonly Row[]
  /** File name of the spreadsheet. */
  file: string
  /** Label of a spreadsheet with fewer rows than the list. */
  id?: ServerExport['id']
}

/** A list that takes the global filters: its query and the spreadsheet that the server creates of it. */
export function filteredList<Body, Row>({
  path,
  decoder,
  rows,
  file,
  id = 'xlsx',
}: FilteredListOptions<Body, Row>) {
  const name = `GET ${path}`
  const exports: readonly ServerExport[] = [
    {
      id,
      file,
      name,
      fetcher: ({ api }, query, signal) => requestList(api, path, query, { ...spreadsheetRequest, signal }),
    },
  ]
  const queryOf = (query: FilterQuery): Query<Body> => ({
    name,
    decoder,
    params: query,
    fetcher: ({ api }, signal) => requestList(api, path, query, { signal }),
  })
  /** A null `query` sends no request. */
  function useRows(
    query: FilterQuery | null,
    options: { errorScope: ErrorScope } = { errorScope: 'page' },
  ): ListState<Row> & Refreshable {
    return useList(query && queryOf(query), rows, options)
  }
  return { useRows, exports, queryOf }
}
