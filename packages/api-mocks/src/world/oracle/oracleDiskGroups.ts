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
  /** Databases that use it. */
  databases: string[]
}

/** Data file size of a database with its PDBs, in hundredths of a GB. */
function filesOf(database: OracleFacts, daysAgo: number): number {
  const { root, pdbs } = containersOf(database)
  const files = [root, ...pdbs].flatMap(({ tablespaces }) => tablespaces)
  const total = files.reduce((sum, facts) => sum + sizeOn(facts, daysAgo).total, 0)
  return Math.ceil(total / 1024)
}

/** Disk groups of the databases in ASM: DATA holds data files, RECO holds logs and backups. */
function groupsOn(host: HostFacts, daysAgo: number): DiskGroup[] {
  if (host.reported) return reportedGroups(host)
  const stored = oracleFactsOf(host).filter(({ usesAsm }) => usesAsm)
  if (stored.length === 0) return []
  const sum = (ago: number) => stored.reduce((total, database) => total + filesOf(database, ago), 0)
  const [bought, filled] = [sum(-90), sum(daysAgo)]
  const gigabytes = (size: number) => Math.max(64, Math.ceil(size / 6400) * 64) * 100
  const data = gigabytes((bought * host.shared(84).number.int({ min: 104, max: 173 })) / 100)
  const reco = gigabytes(data / 3)
  const databases = stored.map(({ name }) => name)
  return [
    { name: 'DATA', total: data, used: Math.min(filled + 210, data), databases },
    {
      name: 'RECO',
      total: reco,
      used: Math.floor((reco * host.shared(85).number.int({ min: 12, max: 91 })) / 100),
      databases,
    },
  ]
}

/** A group can be shared by several databases of a host. */
function reportedGroups(host: HostFacts): DiskGroup[] {
  const groups = new Map<string, DiskGroup>()
  for (const { name, diskGroups } of host.reported?.features.oracle?.database?.databases ?? [])
    for (const { diskGroupName, totalSpace, freeSpace } of diskGroups ?? []) {
      const total = Math.round(totalSpace * 100)
      groups.set(diskGroupName, {
        name: diskGroupName,
        total,
        used: total - Math.round(freeSpace * 100),
        databases: [...(groups.get(diskGroupName)?.databases ?? []), name],
      })
    }
  return [...groups.values()]
}

export function diskGroupsOf(database: OracleFacts, daysAgo: number): OracleDiskGroup[] {
  if (!database.usesAsm) return []
  return groupsOn(database.host, daysAgo).map(({ name, total, used }) => ({
    diskGroupName: name,
    totalSpace: total / 100,
    freeSpace: (total - used) / 100,
  }))
}

/** One row per disk group. */
export function diskGroupRowsOf({ hosts }: World, { facts, receivedAt }: HostReport): DiskGroupRow[] {
  const percent = (part: number, total: number) => (total === 0 ? 0 : rounded((100 * part) / total))
  return groupsOn(facts, hosts.startDay - dayOf(receivedAt)).map(({ name, total, used, databases }) => ({
    diskGroupName: name,
    totalSpace: total / 100,
    freeSpace: (total - used) / 100,
    percentageFreeSpace: percent(total - used, total),
    usedSpace: used / 100,
    percentageUsedSpace: percent(used, total),
    hostname: facts.hostname,
    databases,
  }))
}
