import type { Decoder } from '@inventory-console/api-mocks/contract/decoder'
import type { ListState } from '@inventory-console/ui/lib/state'
import { spreadsheetRequest, type ServerExport } from '../../../platform/export/serverExport.ts'
import type { ApiResponse, ReadClients } from '../../../platform/http/client.ts'
import { useList, type Refreshable } from '../../../platform/query/query.ts'
import type { FilterQuery } from '../../../platform/scope/globalFilters.ts'

/** Parameters of a list call; the spreadsheet is the same call with another Accept header. */
type OverviewRequest = ListRequest | (ListRequest & typeof spreadsheetRequest)
type ListRequest = { params: { query: FilterQuery }; signal: AbortSignal }

interface Overview<Body, Row> {
  /** `GET /path` */
  name: string
  decoder: Decoder<Body>
  /** File name of the spreadsheet. */
  file: string
  fetcher: (clients: ReadClients, request: OverviewRequest) => Promise<ApiResponse<unknown>>
  rows: (body: Body) => readonly Row[]
  /** Label of an export with fewer rows than the list. */
  id?: ServerExport['id']
}

/** A list over all databases: query and server-side export. */
export function databaseOverview<Body, Row>({
  name,
  decoder,
  file,
  fetcher,
  rows,
  id = 'xlsx',
}: Overview<Body, Row>) {
  const exports: readonly ServerExport[] = [
    {
      id,
      file,
      name,
      fetcher: (clients, query, signal) =>
        fetcher(clients, { params: { query }, ...spreadsheetRequest, signal }),
    },
  ]
  function useRows(filters: FilterQuery): ListState<Row> & Refreshable {
    return useList(
      {
        name,
        decoder,
        params: filters,
        fetcher: (clients, signal) => fetcher(clients, { params: { query: filters }, signal }),
      },
      rows,
    )
  }
  return { useRows, exports }
}

interface DatabaseNames {
  hostname: string
  databasename: string
}

/** Flattens each row: the part together with the names of its host and database. */
export function flattenRows<Row extends DatabaseNames, Part extends object>(
  body: readonly Row[],
  select: (row: Row) => Part,
): readonly (Part & DatabaseNames)[] {
  return body.map((row) => ({ ...select(row), hostname: row.hostname, databasename: row.databasename }))
}
