import type { Operation } from '../../contract/documents.ts'
import { mySqlLicensesOf } from '../../world/databases/mysql.ts'
import { sqlServerLicensesOf } from '../../world/databases/sqlServer.ts'
import { rackAt } from '../../world/exadata/exadataRack.ts'
import { contractsNow } from '../../world/licenses/contracts/contracts.ts'
import { oracleLicenseTypes } from '../../world/licenses/licenseTypes.ts'
import { oracleLicensesOf } from '../../world/licenses/oracleLicenses.ts'
import type { World } from '../../world/world.ts'
import { pickOne, type Draw } from './draw.ts'

/** Valid values in this world by property or path parameter name. */
export type Names = Readonly<Record<string, readonly string[]>>

export function namesFor(world: World, { path }: Operation): Names {
  const hosts = world.hosts.reports(world.clock.now())
  const hostnames = hosts.map(({ facts }) => facts.hostname)
  const locations = hosts.map(({ facts }) => facts.location)
  // Excludes admin, because admin sends the requests.
  const groups = world.groups.map(({ name }) => name).filter((name) => name !== 'admin')
  const roles = world.roles.map(({ name }) => name)
  const nodes = world.nodes.map(({ name }) => name).filter(Boolean)
  const users = world.users.map(({ username }) => username)
  const kinds: readonly (readonly [part: string, names: readonly string[]])[] = [
    ['/groups', groups],
    ['/roles', roles],
    ['/nodes', nodes],
  ]
  return {
    hostname: hostnames,
    host: hostnames,
    hosts: hostnames,
    licenseTypeID: licenseTypes(path),
    username: users,
    oldPassword: world.users.map(({ password }) => password),
    newPassword: ['Sample.2026'],
    confirmedPassword: ['Sample.2026'],
    groupname: groups,
    // Valid names only, because the server stores unknown ones.
    groups,
    rolename: roles,
    roles,
    nodename: nodes,
    parent: nodes,
    name: kinds.find(([part]) => path.includes(part))?.[1] ?? [],
    locations: locations,
    location: locations,
    id: idsFor(world, path),
    ids: world.alerts.filter(({ code }) => code !== 'NO_DATA').map(({ id }) => id),
    rackID: world.racks.map(({ rackID }) => rackID),
    flag: ['true', 'false', '1', 'F', 'yes'],
    status: ['true', 'false', '1', 'F', 'yes'],
    type: path.includes('upload') ? ['mysql'] : [],
    tenancyOCID: ['ocid1.tenancy.oc1..sample'],
    userOCID: ['ocid1.user.oc1..sample'],
  }
}

function licenseTypes(path: string): string[] {
  if (path.includes('mysql')) return ['B64911']
  return path.includes('microsoft') ? ['DG7GMGF0FLR2-0002'] : oracleLicenseTypes.map(({ id }) => id)
}

function idsFor(world: World, path: string): string[] {
  const { oracle, mysql, microsoft } = contractsNow(world)
  const { oci, aws, azure, gcp } = world.profiles
  const stores: readonly (readonly [part: string, rows: readonly { id: string }[]])[] = [
    ['contracts/oracle', oracle],
    ['contracts/mysql', mysql],
    ['contracts/microsoft', microsoft],
    ['oracle-cloud', oci],
    ['aws', aws],
    ['azure', azure],
    ['gcp', gcp],
    ['scenarios', world.scenarios],
    ['license-types', [...world.priceList.values()]],
  ]
  const ids = (stores.find(([part]) => path.includes(part))?.[1] ?? []).map(({ id }) => id)
  // The server stores a license type without an id, which no path can name.
  return ids.filter((id) => id !== '')
}

/** Path parameters that belong together: a host and its databases, a rack and its components. */
export function pathParamsFor(
  world: World,
  { path }: Operation,
  draw: Draw,
): Readonly<Record<string, string>> {
  const now = world.clock.now()
  if (path.includes('{hostID}')) {
    const rack = pickOne(draw, world.racks)
    const component = pickOne(draw, (rack && rackAt(world, rack, now)?.components) ?? [])
    const vm = pickOne(draw, component?.vms ?? [])
    return { rackID: rack?.rackID ?? '', hostID: component?.hostID ?? '', name: vm?.name ?? 'none' }
  }
  const reports = world.hosts.reports(now)
  if (path.includes('missing-dbs')) {
    const rows = reports.flatMap(({ facts }) =>
      facts.missingDatabases.map(({ name }) => ({ host: facts.hostname, dbname: name })),
    )
    return pickOne(draw, rows) ?? {}
  }
  if (!path.includes('/databases/')) return {}
  const rows = reports.flatMap((report) => {
    const { hostname } = report.facts
    if (path.includes('{licenseID}'))
      return oracleLicensesOf(world, report).flatMap(({ name, licenses }) =>
        licenses.map(({ licenseTypeID }) => ({ hostname, database: name, licenseID: licenseTypeID })),
      )
    const instances = path.includes('mysql')
      ? mySqlLicensesOf(world, report)
      : sqlServerLicensesOf(world, report)
    return instances.map(({ name }) => ({ hostname, database: name }))
  })
  return pickOne(draw, rows) ?? {}
}
