import type { OraclePdb, OracleTablespace } from '@inventory-console/api-mocks/contract'
import type { Tone } from '../../../../components/badge/tones.tsx'
import type { Column } from '../../../../data-table/columns/column.ts'

const statusTone: Record<OraclePdb['status'], Tone> = {
  '': 'neutral',
  'READ WRITE': 'success',
  'READ ONLY': 'info',
  'READ ONLY WITH APPLY': 'info',
  MOUNTED: 'warning',
}

/** The wire may say anything, `constructor` too. */
export function pdbTone({ status }: OraclePdb): Tone {
  return Object.hasOwn(statusTone, status) ? statusTone[status] : 'neutral'
}

/** Their names, each once. */
export function pdbNames(pdbs: readonly OraclePdb[] | null | undefined): readonly string[] {
  return [...new Set((pdbs ?? []).map(({ name }) => name))].filter((name) => name !== '')
}

/** How full its fullest tablespace is. */
export function fullest(tablespaces: readonly OracleTablespace[] | null | undefined): number | null {
  const used = (tablespaces ?? []).flatMap(({ usedPerc }) => usedPerc)
  return used.length === 0 ? null : Math.max(...used)
}

/** `to`: where the panel of a PDB is. Make them once: the table takes new columns for a new table. */
export function pdbColumns(to: (pdb: OraclePdb) => string): readonly Column<OraclePdb>[] {
  return [
    { id: 'name', kind: 'link', width: 160, to, filter: 'text' },
    {
      id: 'status',
      kind: 'badge',
      width: 152,
      tone: pdbTone,
      filter: 'oneOf',
    },
    { id: 'allocable', kind: 'gigabytes', filter: 'range' },
    { id: 'datafileSize', kind: 'gigabytes', filter: 'range' },
    { id: 'segmentsSize', kind: 'gigabytes', filter: 'range' },
    {
      id: 'fullest',
      kind: 'fill',
      value: ({ tablespaces }) => fullest(tablespaces),
      filter: 'range',
    },
    { id: 'pgaAggregateTarget', kind: 'gigabytes', filter: 'range' },
    { id: 'sgaTarget', kind: 'gigabytes', filter: 'range' },
    { id: 'charset', kind: 'text', width: 120, filter: 'oneOf' },
  ]
}
