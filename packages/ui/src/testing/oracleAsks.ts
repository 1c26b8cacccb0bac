import type { DiskGroupRow, PdbChange } from '@inventory-console/api-mocks/contract'
import { makeOracleDatabase } from '@inventory-console/api-mocks/fixtures/oracle'
import type { Ask, OracleAsks } from '../screens/host-details/oracle/asks.ts'
import { one, ready } from './states.ts'

/** The same answer, whatever it is about. */
export function answering<State>(state: State): Ask<State> {
  return (_, show) => show(state)
}

const diskGroups: readonly DiskGroupRow[] = [
  {
    diskGroupName: 'DATA',
    totalSpace: 2048,
    freeSpace: 180.22,
    percentageFreeSpace: 8.8,
    usedSpace: 1867.78,
    percentageUsedSpace: 91.2,
    hostname: 'ora-prod-mil-008',
    databases: ['ERPP8'],
  },
  {
    diskGroupName: 'RECO',
    totalSpace: 512,
    freeSpace: 366.1,
    percentageFreeSpace: 71.5,
    usedSpace: 145.9,
    percentageUsedSpace: 28.5,
    hostname: 'ora-prod-mil-008',
    databases: ['ERPP8'],
  },
]

/** What the services keep of PDBs: days without sizes. */
const pdbChanges: readonly PdbChange[] = [
  {
    dbname: 'AUTHP1',
    pdbname: 'AUTHPDB1',
    updated: '2026-03-15T05:00:00Z',
    datafileSize: 0,
    segmentsSize: 0,
    allocable: 0,
  },
]

/** The answers to what an Oracle database asks on opening a tab, on a good day. */
export function makeOracleAsks(overrides: Partial<OracleAsks> = {}): OracleAsks {
  return {
    past: false,
    canMigrate: answering(one(true)),
    semaphore: answering(one('green')),
    migrability: answering(ready(makeOracleDatabase(12).pgsqlMigrability ?? [])),
    audit: answering(one({ semaphore: 'red', policies: ['ORA_ACCOUNT_MGMT', 'ORA_DATABASE_PARAMETER'] })),
    diskGroups: answering(ready(diskGroups)),
    pdbChanges: answering(ready(pdbChanges)),
    ...overrides,
  }
}
