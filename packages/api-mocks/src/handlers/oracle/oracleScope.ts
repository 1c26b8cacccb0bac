import { hasWords } from '../../lib/http/query.ts'
import { type Container, type OracleSnapshot, oracleSnapshotsOf } from '../../world/oracle/oracleSnapshot.ts'
import type { World } from '../../world/world.ts'
import { inScope, type Scope } from '../shared/scope.ts'

export function databasesIn(world: World, scope: Scope): OracleSnapshot[] {
  return inScope(world, scope).flatMap((report) => oracleSnapshotsOf(world, report))
}

/** Every current database, for operations that the server does not filter. */
export function databasesNow(world: World): OracleSnapshot[] {
  return world.hosts.reports(world.clock.now()).flatMap((report) => oracleSnapshotsOf(world, report))
}

/** Returns undefined for an unknown host or database. Names match exactly. */
export function databaseAt(world: World, hostname: string, name: string, moment = world.clock.now()) {
  const report = world.hosts.reportOf(hostname, moment)
  return report && oracleSnapshotsOf(world, report).find(({ database }) => database.name === name)
}

export function pdbIn(snapshot: OracleSnapshot | undefined, name: string): Container | undefined {
  return snapshot?.containers.pdbs.find((pdb) => pdb.name === name)
}

export function hasName(snapshot: OracleSnapshot, search: string | undefined): boolean {
  return hasWords(search, snapshot.report.row.hostname, snapshot.database.name)
}
