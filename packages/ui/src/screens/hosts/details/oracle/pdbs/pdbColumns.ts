import type { OraclePdb, OracleTablespace } from '@inventory-console/api-mocks/contract'
import { closedPdbMark, pdbSize } from '../../../../../columns/databaseColumns.ts'
import type { Column } from '../../../../../data-table/columns/column.ts'

/** Unique names. */
export function pdbNames(pdbs: readonly OraclePdb[]): readonly string[] {
  return [...new Set(pdbs.map(({ name }) => name))].filter((name) => name !== '')
}

/** Usage of the fullest tablespace. */
export function fullestPercent(tablespaces: readonly OracleTablespace[]): number | null {
  const usedPercents = tablespaces.flatMap(({ usedPerc }) => usedPerc)
  return usedPercents.length === 0 ? null : Math.max(...usedPercents)
}

function size(id: Parameters<typeof pdbSize>[1]): Column<OraclePdb> {
  return {
    id,
    kind: 'gigabytes',
    value: (pdb) => pdbSize(pdb, id),
    mark: (pdb) => closedPdbMark(pdb, id),
    filter: 'range',
  }
}

/** `to` links to a PDB. Memoize the result: new columns create a new table. */
export function pdbColumns(to: (pdb: OraclePdb) => string): readonly Column<OraclePdb>[] {
  return [
    { id: 'name', kind: 'link', width: 160, to, filter: 'text' },
    { id: 'status', kind: 'status', filter: 'oneOf' },
    size('allocable'),
    size('datafileSize'),
    size('segmentsSize'),
    {
      id: 'fullest',
      header: 'fullestTablespace',
      kind: 'fill',
      value: ({ tablespaces }) => fullestPercent(tablespaces),
      filter: 'range',
    },
    size('pgaAggregateTarget'),
    size('sgaTarget'),
    { id: 'charset', kind: 'text', width: 120, filter: 'oneOf' },
  ]
}
