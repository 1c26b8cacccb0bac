import type { HostChanges, PdbChange } from '@inventory-console/api-mocks/contract'
import type { LineSeries } from '../../../charts/line/LineChart.tsx'
import { growthSeries, type Period, type SizeField } from '../../../columns/oracleSeries.ts'

export type DatabaseChanges = HostChanges['oracleChangesDBs'][number]

/** Unique names in the order of the response. */
export function namesOf(databases: readonly DatabaseChanges[]): string[] {
  return unique(databases.map(({ databasename }) => databasename))
}

/** Empty for an unknown database. */
export function changesOf(databases: readonly DatabaseChanges[], name: string) {
  return databases.find(({ databasename }) => databasename === name)?.oracleChanges ?? []
}

/** One size of several databases, one line each. */
export function growthOf(
  databases: readonly DatabaseChanges[],
  compared: readonly string[],
  size: SizeField,
  period: Period,
): LineSeries[] {
  return compared.map((name) => {
    const changes = changesOf(databases, name)
    const seriesOfSize = growthSeries(changes, period, () => name).find(({ id }) => id === size)
    return { id: name, name, points: seriesOfSize?.points ?? [] }
  })
}

/** PDB names of one database. Other databases of the host can have PDBs with the same names. */
export function pdbsOf(changes: readonly PdbChange[], database: string): string[] {
  const databaseChanges = changes.filter(({ dbname }) => dbname === database)
  return unique(databaseChanges.map(({ pdbname }) => pdbname))
}

function unique(names: readonly string[]): string[] {
  return [...new Set(names)].filter((name) => name !== '')
}
