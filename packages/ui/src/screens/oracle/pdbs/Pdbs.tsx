import type { PdbRow } from '@inventory-console/api-mocks/contract'
import {
  closedPdbMark,
  namedDatabaseColumns,
  notOpenCount,
  openColumn,
  pdbSize,
} from '../../../columns/databaseColumns.ts'
import type { Column } from '../../../data-table/columns/column.ts'
import { defineList } from '../../defineList.tsx'
import { paths } from '../../paths.ts'

/** Link with host and database, because PDB names repeat. */
function pdbPage({ hostname, dbname, pdb }: PdbRow): string | null {
  const names = [hostname, dbname, pdb.name]
  return names.includes('') ? null : paths.pdb(hostname, dbname, pdb.name)
}

/** Number of items of one kind in the PDB. */
function countColumn(id: PartId, options: { hidden?: boolean; measured?: boolean } = {}): Column<PdbRow> {
  return {
    id,
    kind: 'number',
    value: ({ pdb }) => pdb[responseFields[id]].length,
    filter: 'range',
    ...options,
  }
}

type PartId = keyof typeof responseFields
const responseFields = {
  schemas: 'schemas',
  tablespaces: 'tablespaces',
  grants: 'grantDba',
  segmentAdvisors: 'segmentAdvisors',
  partitionings: 'partitionings',
  services: 'services',
} as const

function size(id: 'allocable' | 'datafileSize' | 'segmentsSize'): Column<PdbRow> {
  return {
    id,
    kind: 'gigabytes',
    measured: true,
    width: 128,
    value: ({ pdb }) => pdbSize(pdb, id),
    mark: ({ pdb }) => closedPdbMark(pdb, id),
    filter: 'range',
  }
}

function memory(id: 'sgaTarget' | 'pgaAggregateTarget'): Column<PdbRow> {
  return {
    id,
    kind: 'gigabytes',
    width: 136,
    hidden: true,
    value: ({ pdb }) => pdbSize(pdb, id),
    mark: ({ pdb }) => closedPdbMark(pdb, id),
    filter: 'range',
  }
}

const columns: readonly Column<PdbRow>[] = [
  {
    id: 'name',
    header: 'pdbName',
    kind: 'link',
    value: ({ pdb }) => pdb.name,
    to: pdbPage,
    filter: 'text',
    sorted: 'ascending',
  },
  ...namedDatabaseColumns<PdbRow>().toReversed(),
  countColumn('schemas'),
  countColumn('tablespaces'),
  countColumn('grants', { hidden: true }),
  countColumn('segmentAdvisors', { hidden: true, measured: true }),
  countColumn('partitionings', { hidden: true }),
  countColumn('services'),
  { id: 'color', header: 'migrability', kind: 'semaphore', width: 184, filter: 'oneOf' },
  { id: 'status', kind: 'status', width: 128, value: ({ pdb }) => pdb.status, filter: 'oneOf' },
  size('allocable'),
  size('datafileSize'),
  size('segmentsSize'),
  { id: 'charset', kind: 'text', width: 136, hidden: true, value: ({ pdb }) => pdb.charset, filter: 'oneOf' },
  openColumn<PdbRow>(({ pdb }) => pdb.status),
  memory('sgaTarget'),
  memory('pgaAggregateTarget'),
]

/** Effort of a migration to PostgreSQL. */
const colorCounts = (['green', 'red'] as const).map((color) => ({
  id: color,
  column: 'color',
  filter: { kind: 'oneOf', values: [color] } as const,
}))

export const pdbs = defineList<PdbRow>({
  area: 'oraclePdbs.pdbs',
  columns,
  identity: ({ hostname, dbname, pdb }) => [hostname, dbname, pdb.name],
  groupedBy: 'host',
  rowTo: pdbPage,
  counts: [notOpenCount, ...colorCounts],
})
