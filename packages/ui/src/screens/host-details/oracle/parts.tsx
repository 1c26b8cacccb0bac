import type { OracleDatabase, OraclePdb, OraclePsu } from '@inventory-console/api-mocks/contract'
import type { ReactNode } from 'react'
import { addmColumns } from '../../../columns/addms.ts'
import { backupColumns } from '../../../columns/backups.ts'
import { grantColumns } from '../../../columns/grants.ts'
import { optionColumns } from '../../../columns/options.ts'
import { partitioningColumns } from '../../../columns/partitionings.ts'
import { patchColumns } from '../../../columns/patches.ts'
import { keyOf } from '../../../columns/places.ts'
import { schemaColumns } from '../../../columns/schemas.ts'
import { segmentAdvisorColumns } from '../../../columns/segmentAdvisors.ts'
import { pdbServiceColumns, serviceColumns } from '../../../columns/services.ts'
import { tablespaceColumns } from '../../../columns/tablespaces.ts'
import type { Column } from '../../../data-table/columns/column.ts'
import type { ListArea } from '../../../list-screen/listArea.ts'
import { PartList } from '../PartList.tsx'

type PartId =
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

/** A list that is part of a database or PDB in the response. */
export interface Part<Of, Id extends PartId = PartId> {
  id: Id
  columns: readonly { id: string }[]
  count: (of: Of) => number
  show: (of: Of) => ReactNode
}

interface PartOptions<Of, Id extends PartId, Row extends object> {
  id: Id
  area: ListArea
  columns: readonly Column<Row>[]
  of: (of: Of) => readonly Row[] | null | undefined
  rowId: (row: Row) => string
}

function part<Of, Id extends PartId, Row extends object>(options: PartOptions<Of, Id, Row>): Part<Of, Id> {
  const { id, area, columns, of, rowId } = options
  return {
    id,
    columns,
    count: (whole) => (of(whole) ?? []).length,
    show: (whole) => (
      <PartList
        area={area}
        columns={columns}
        list={{ status: 'ready', rows: of(whole) ?? [] }}
        rowId={rowId}
      />
    ),
  }
}

type Held = Pick<OraclePdb, 'tablespaces' | 'schemas' | 'grantDba' | 'segmentAdvisors' | 'partitionings'>

const grants = part({
  id: 'grants',
  area: 'oracleObjects.grants',
  columns: grantColumns,
  of: ({ grantDba }: Held) => grantDba,
  rowId: ({ grantee }) => keyOf(grantee),
})
const tablespaces = part({
  id: 'tablespaces',
  area: 'oracleStorage.tablespaces',
  columns: tablespaceColumns,
  of: (whole: Held) => whole.tablespaces,
  rowId: ({ name }) => keyOf(name),
})
const schemas = part({
  id: 'schemas',
  area: 'oracleObjects.schemas',
  columns: schemaColumns,
  of: (whole: Held) => whole.schemas,
  rowId: ({ user }) => keyOf(user),
})
const segmentAdvisors = part({
  id: 'segmentAdvisors',
  area: 'oracleAdvice.segmentAdvisors',
  columns: segmentAdvisorColumns,
  of: (whole: Held) => whole.segmentAdvisors,
  rowId: ({ segmentOwner, segmentName, partitionName, recommendation }) =>
    keyOf(segmentOwner, segmentName, partitionName, recommendation),
})
const partitionings = part({
  id: 'partitionings',
  area: 'oracleStorage.partitionings',
  columns: partitioningColumns,
  of: (whole: Held) => whole.partitionings,
  rowId: ({ owner, segmentName }) => keyOf(owner, segmentName),
})

export const psuColumns: readonly Column<OraclePsu>[] = [
  { id: 'date', kind: 'date', filter: 'days' },
  { id: 'description', kind: 'text', width: 360, filter: 'text' },
]

/** In tab order. */
export const databaseParts = [
  grants,
  part({
    id: 'options',
    area: 'oracleObjects.options',
    columns: optionColumns,
    of: (database: OracleDatabase) => database.featureUsageStats,
    rowId: ({ product, feature }) => keyOf(product, feature),
  }),
  tablespaces,
  schemas,
  part({
    id: 'patches',
    area: 'oracleAdvice.patches',
    columns: patchColumns,
    of: (database: OracleDatabase) => database.patches,
    rowId: ({ patchID, action, date }) => keyOf(patchID, action, date),
  }),
  part({
    id: 'psus',
    area: 'hostOracleLists.psus',
    columns: psuColumns,
    of: (database: OracleDatabase) => database.psus,
    rowId: ({ date, description }) => keyOf(date, description),
  }),
  part({
    id: 'addms',
    area: 'oracleAdvice.addms',
    columns: addmColumns,
    of: (database: OracleDatabase) => database.addms,
    rowId: ({ finding, recommendation, action }) => keyOf(finding, recommendation, action),
  }),
  segmentAdvisors,
  part({
    id: 'backups',
    area: 'oracleStorage.backups',
    columns: backupColumns,
    of: (database: OracleDatabase) => database.backups,
    rowId: ({ backupType, hour, weekDays }) => keyOf(backupType, hour, weekDays),
  }),
  part({
    id: 'services',
    area: 'oracleObjects.services',
    columns: serviceColumns,
    of: (database: OracleDatabase) => database.services,
    rowId: ({ name, containerName }) => keyOf(name, containerName),
  }),
  partitionings,
] as const satisfies readonly Part<OracleDatabase>[]

export const pdbParts = [
  schemas,
  tablespaces,
  grants,
  segmentAdvisors,
  partitionings,
  part({
    id: 'services',
    area: 'oracleObjects.services',
    columns: pdbServiceColumns,
    of: (pdb: OraclePdb) => pdb.services,
    rowId: ({ name }) => keyOf(name),
  }),
] as const satisfies readonly Part<OraclePdb>[]
