import { spreadsheetRequest, type ServerExport } from '../../platform/export/serverExport.ts'

type DatabasesPath =
  | '/hosts/technologies/all/databases'
  | '/hosts/technologies/oracle/databases'
  | '/hosts/technologies/mysql/databases'
  | '/hosts/technologies/microsoft/databases'
  | '/hosts/technologies/postgresql/databases'
  | '/hosts/technologies/mongodb/databases'

/** Spreadsheet that the server generates for a list. */
export function databaseExport(path: DatabasesPath, file: string): readonly ServerExport[] {
  return [
    {
      id: 'xlsx',
      file,
      name: `GET ${path}`,
      fetcher: ({ api }, filters, signal) =>
        api.GET(path, { params: { query: filters }, ...spreadsheetRequest, signal }),
    },
  ]
}
