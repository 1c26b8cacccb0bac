import { listTablespaces } from '@inventory-console/api-mocks/decoders/api/oracle-parts'
import { filteredList } from './filteredList.ts'
import { rowsOf } from './rowsOf.ts'

export const oracleTablespaces = filteredList({
  path: '/hosts/technologies/oracle/databases/tablespaces',
  decoder: listTablespaces,
  file: 'oracleTablespaces',
  rows: rowsOf,
})
