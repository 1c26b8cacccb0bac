import type {
  AwsDbInstance,
  HostChanges,
  MigrabilityRow,
  PdbMigrabilityRow,
  PdbPoliciesAuditRow,
  PoliciesAuditRow,
} from '../../contract/index.ts'
import { awsDbInstances } from '../clouds/awsRecommendations.ts'
import { sampleWorld } from '../sampleWorld.ts'
import { migrabilityRows, policyRow } from './oracleAudits.ts'
import { hostChangesOf } from './oracleChanges.ts'
import { oracleSnapshotsOf, type OracleSnapshot } from './oracleSnapshot.ts'

function snapshots(): OracleSnapshot[] {
  const world = sampleWorld()
  return world.hosts.reports(world.clock.now()).flatMap((report) => oracleSnapshotsOf(world, report))
}

const configured = ['ORA_SECURECONFIG', 'ORA_LOGON_FAILURES', 'ORA_ACCOUNT_MGMT']

function rows<Row>(count: number, of: (snapshot: OracleSnapshot) => Row[]): Row[] {
  return snapshots().flatMap(of).slice(0, count)
}

export const makePolicyRows = (count: number): PoliciesAuditRow[] =>
  rows(count, (snapshot) => [policyRow(snapshot, snapshot.containers.root, configured, {})])

export const makePdbPolicyRows = (count: number): PdbPoliciesAuditRow[] =>
  rows(count, (snapshot) =>
    snapshot.containers.pdbs.map((pdb) => policyRow(snapshot, pdb, configured, { pdbName: pdb.name })),
  )

export const makeMigrabilityRows = (count: number): MigrabilityRow[] =>
  rows(count, (snapshot) => migrabilityRows(snapshot, snapshot.containers.root, {}))

export const makePdbMigrabilityRows = (count: number): PdbMigrabilityRow[] =>
  rows(count, (snapshot) =>
    snapshot.containers.pdbs.flatMap((pdb) => migrabilityRows(snapshot, pdb, { pdbname: pdb.name })),
  )

/** Changes of Oracle host `row` (from 1). */
export function makeHostChanges(row: number): HostChanges {
  const world = sampleWorld()
  const hosts = world.hosts
    .reports(world.clock.now())
    .filter((report) => oracleSnapshotsOf(world, report).length > 0)
  const report = hosts[(row - 1) % hosts.length]
  if (!report) throw new RangeError(`${row} is not a row`)
  return hostChangesOf(world, report)
}

export function makeRdsInstances(): AwsDbInstance[] {
  return awsDbInstances(sampleWorld())
}
