import type { OracleDatabase, OraclePdb, OraclePsu } from '@inventory-console/api-mocks/contract'
import type { ReactNode } from 'react'
import type { Column } from '../data-table/columns/column.ts'
import type { ListProps } from '../list-screen/listProps.ts'
import type { ListArea } from '../list-screen/useListTexts.ts'
import { rowKey } from './databaseColumns.ts'
import {
  addmColumns,
  backupColumns,
  grantColumns,
  optionColumns,
  partitioningColumns,
  patchColumns,
  pdbServiceColumns,
  schemaColumns,
  segmentAdvisorColumns,
  serviceColumns,
  tablespaceColumns,
} from './oracleColumns.ts'

type ListPartId =
  | 'grants'
  | 'options'
  | 'tablespaces'
  | 'schemas'
  | 'patches'
  | 'psus'
  | 'addms'
  | 'segmentAdvisors'
  | 'backups'
  | 'services'
  | 'partitionings'

type RenderList = <Row>(props: ListProps<Row>) => ReactNode

/** A list that is part of a database or PDB in the response. */
export interface ListPart<Of, Id extends ListPartId = ListPartId> {
  id: Id
  columns: readonly { id: string }[]
  count: (parent: Of) => number
  render: (parent: Of, renderList: RenderList) => ReactNode
}

interface ListPartOptions<Of, Id extends ListPartId, Row extends object> {
  id: Id
  area: ListArea
  columns: readonly Column<Row>[]
  rowsOf: (parent: Of) => readonly Row[]
  rowId: (row: Row) => string
}

function listPart<Of, Id extends ListPartId, Row extends object>(
  options: ListPartOptions<Of, Id, Row>,
): ListPart<Of, Id> {
  const { id, area, columns, rowsOf, rowId } = options
  return {
    id,
    columns,
    count: (parent) => rowsOf(parent).length,
    render: (parent, renderList) =>
      renderList({ area, columns, list: { status: 'ready', value: rowsOf(parent) }, rowId }),
  }
}

type SharedLists = Pick<
  OraclePdb,
  'tablespaces' | 'schemas' | 'grantDba' | 'segmentAdvisors' | 'partitionings'
>

const grants = listPart({
  id: 'grants',
  area: 'oracleObjects.grants',
  columns: grantColumns,
  rowsOf: ({ grantDba }: SharedLists) => grantDba,
  rowId: ({ grantee, adminOption, defaultRole }) => rowKey(grantee, adminOption, defaultRole),
})
const tablespaces = listPart({
  id: 'tablespaces',
  area: 'oracleStorage.tablespaces',
  columns: tablespaceColumns,
  rowsOf: (parent: SharedLists) => parent.tablespaces,
  rowId: ({ name }) => rowKey(name),
})
const schemas = listPart({
  id: 'schemas',
  area: 'oracleObjects.schemas',
  columns: schemaColumns,
  rowsOf: (parent: SharedLists) => parent.schemas,
  rowId: ({ user }) => rowKey(user),
})
const segmentAdvisors = listPart({
  id: 'segmentAdvisors',
  area: 'oracleAdvice.segmentAdvisors',
  columns: segmentAdvisorColumns,
  rowsOf: (parent: SharedLists) => parent.segmentAdvisors,
  rowId: ({ segmentOwner, segmentName, partitionName, recommendation }) =>
    rowKey(segmentOwner, segmentName, partitionName, recommendation),
})
const partitionings = listPart({
  id: 'partitionings',
  area: 'oracleStorage.partitionings',
  columns: partitioningColumns,
  rowsOf: (parent: SharedLists) => parent.partitionings,
  rowId: ({ owner, segmentName }) => rowKey(owner, segmentName),
})

export const psuColumns: readonly Column<OraclePsu>[] = [
  { id: 'date', kind: 'date', filter: 'days', sorted: 'descending' },
  { id: 'description', kind: 'text', width: 360, card: 'wide', filter: 'text' },
]

/** In tab order. */
export const databaseParts = [
  grants,
  listPart({
    id: 'options',
    area: 'oracleObjects.options',
    columns: optionColumns,
    rowsOf: (database: OracleDatabase) => database.featureUsageStats,
    rowId: ({ product, feature }) => rowKey(product, feature),
  }),
  tablespaces,
  schemas,
  listPart({
    id: 'patches',
    area: 'oracleAdvice.patches',
    columns: patchColumns,
    rowsOf: (database: OracleDatabase) => database.patches,
    rowId: ({ patchID, action, date }) => rowKey(patchID, action, date),
  }),
  listPart({
    id: 'psus',
    area: 'hostOracleLists.psus',
    columns: psuColumns,
    rowsOf: (database: OracleDatabase) => database.psus,
    rowId: ({ date, description }) => rowKey(date, description),
  }),
  listPart({
    id: 'addms',
    area: 'oracleAdvice.addms',
    columns: addmColumns,
    rowsOf: (database: OracleDatabase) => database.addms,
    rowId: ({ finding, recommendation, action }) => rowKey(finding, recommendation, action),
  }),
  segmentAdvisors,
  listPart({
    id: 'backups',
    area: 'oracleStorage.backups',
    columns: backupColumns,
    rowsOf: (database: OracleDatabase) => database.backups,
    rowId: ({ backupType, hour, weekDays }) => rowKey(backupType, hour, weekDays),
  }),
  listPart({
    id: 'services',
    area: 'oracleObjects.services',
    columns: serviceColumns,
    rowsOf: (database: OracleDatabase) => database.services,
    rowId: ({ name, containerName }) => rowKey(name, containerName),
  }),
  partitionings,
] as const satisfies readonly ListPart<OracleDatabase>[]

export const pdbParts = [
  schemas,
  tablespaces,
  grants,
  segmentAdvisors,
  partitionings,
  listPart({
    id: 'services',
    area: 'oracleObjects.services',
    columns: pdbServiceColumns,
    rowsOf: (pdb: OraclePdb) => pdb.services,
    rowId: ({ name }) => rowKey(name),
  }),
] as const satisfies readonly ListPart<OraclePdb>[]
