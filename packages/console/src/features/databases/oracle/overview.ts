import type { Decoder } from '@inventory-console/api-mocks/contract/decoder'
import type { ListState } from '@inventory-console/ui/lib/state'
import { asSpreadsheet, type ServiceExport } from '../../../platform/export/serverExport.ts'
import type { Answer, ReadClients } from '../../../platform/http/client.ts'
import { useList, type Refreshable } from '../../../platform/query/query.ts'
import type { FilterQuery } from '../../../platform/scope/globalFilters.ts'

/** Parameters of a list call; the spreadsheet is the same call with another Accept header. */
type Asked = Plain | (Plain & typeof asSpreadsheet)
type Plain = { params: { query: FilterQuery }; signal: AbortSignal }

interface Overview<Body, Row> {
  /** `GET /path` */
  name: string
  decoder: Decoder<Body>
  /** File name of the spreadsheet. */
  file: string
  fetcher: (clients: ReadClients, asked: Asked) => Promise<Answer<unknown>>
  rows: (body: Body) => readonly Row[] | null
  /** Label of an export with fewer rows than the list. */
  id?: ServiceExport['id']
}

/** A list over all databases: query and server-side export. */
export function overview<Body, Row>({
  name,
  decoder,
  file,
  fetcher,
  rows,
  id = 'xlsx',
}: Overview<Body, Row>) {
  const exports: readonly ServiceExport[] = [
    {
      id,
      file,
      name,
      fetcher: (clients, query, signal) => fetcher(clients, { params: { query }, ...asSpreadsheet, signal }),
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

interface Names {
  hostname: string
  databasename: string
}

/** Flattens each row: the part together with the names of its host and database. */
export function parts<Row extends Names, Part extends object>(
  body: readonly Row[],
  part: (row: Row) => Part,
): readonly (Part & Names)[] {
  return body.map((row) => ({ ...part(row), hostname: row.hostname, databasename: row.databasename }))
}
