import type { DiskGroupRow, OracleDiskGroup } from '../../contract/wire.ts'
import { rounded } from '../../lib/decimals.ts'
import type { HostFacts } from '../hosts/hostFacts.ts'
import { dayOf, type HostReport } from '../hosts/hostStore.ts'
import type { World } from '../world.ts'
import { oracleFactsOf, type OracleFacts } from './oracleFacts.ts'
import { containersOf } from './oracleSnapshot.ts'
import { sizeOn } from './oracleTablespaces.ts'

/** Sizes in hundredths of a GB. */
interface DiskGroup {
  name: string
  total: number
  used: number
}

/** Data file size of a database with its PDBs, in hundredths of a GB. */
function filesOf(database: OracleFacts, daysAgo: number): number {
  const { root, pdbs } = containersOf(database)
  const files = [root, ...pdbs].flatMap(({ tablespaces }) => tablespaces)
  const total = files.reduce((sum, facts) => sum + sizeOn(facts, daysAgo).total, 0)
  return Math.ceil(total / 1024)
}

/** Disk groups of the databases in ASM: DATA holds data files, RECO holds logs and backups. */
function groupsOn(host: HostFacts, daysAgo: number): { groups: DiskGroup[]; databases: string[] } {
  if (host.reported) return reportedGroups(host)
  const stored = oracleFactsOf(host).filter(({ usesAsm }) => usesAsm)
  if (stored.length === 0) return { groups: [], databases: [] }
  const sum = (ago: number) => stored.reduce((total, database) => total + filesOf(database, ago), 0)
  const [bought, filled] = [sum(-90), sum(daysAgo)]
  const gigabytes = (size: number) => Math.max(64, Math.ceil(size / 6400) * 64) * 100
  const data = gigabytes((bought * host.shared(84).number.int({ min: 104, max: 173 })) / 100)
  const reco = gigabytes(data / 3)
  const groups = [
    { name: 'DATA', total: data, used: Math.min(filled + 210, data) },
    {
      name: 'RECO',
      total: reco,
      used: Math.floor((reco * host.shared(85).number.int({ min: 12, max: 91 })) / 100),
    },
  ]
  return { groups, databases: stored.map(({ name }) => name) }
}

/** Databases of a host share its groups. */
function reportedGroups(host: HostFacts): { groups: DiskGroup[]; databases: string[] } {
  const groups = new Map<string, DiskGroup>()
  const stored = (host.reported?.features.oracle?.database?.databases ?? []).filter(
    ({ diskGroups }) => (diskGroups ?? []).length > 0,
  )
  for (const { diskGroups } of stored)
    for (const { diskGroupName, totalSpace, freeSpace } of diskGroups ?? []) {
      const total = Math.round(totalSpace * 100)
      groups.set(diskGroupName, { name: diskGroupName, total, used: total - Math.round(freeSpace * 100) })
    }
  return { groups: [...groups.values()], databases: stored.map(({ name }) => name) }
}

export function diskGroupsOf(database: OracleFacts, daysAgo: number): OracleDiskGroup[] {
  if (!database.usesAsm) return []
  return groupsOn(database.host, daysAgo).groups.map(({ name, total, used }) => ({
    diskGroupName: name,
    totalSpace: total / 100,
    freeSpace: (total - used) / 100,
  }))
}

/** One row per disk group. */
export function diskGroupRowsOf({ hosts }: World, { facts, receivedAt }: HostReport): DiskGroupRow[] {
  const { groups, databases } = groupsOn(facts, hosts.startDay - dayOf(receivedAt))
  return groups.map(({ name, total, used }) => ({
    diskGroupName: name,
    totalSpace: total / 100,
    freeSpace: (total - used) / 100,
    percentageFreeSpace: rounded((100 * (total - used)) / total),
    usedSpace: used / 100,
    percentageUsedSpace: rounded((100 * used) / total),
    hostname: facts.hostname,
    databases,
  }))
}
