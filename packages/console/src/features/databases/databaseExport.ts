import { spreadsheetRequest, type ServerExport } from '../../platform/export/serverExport.ts'
import { requestDatabases, type DatabasesPath } from '../../platform/queries/pageRequests.ts'

/** Spreadsheet that the server generates for a list. */
export function databaseExport(path: DatabasesPath, file: string): readonly ServerExport[] {
  return [
    {
      id: 'xlsx',
      file,
      name: `GET ${path}`,
      fetcher: ({ api }, filters, signal) =>
        requestDatabases(api, path, filters, { ...spreadsheetRequest, signal }),
    },
  ]
}
