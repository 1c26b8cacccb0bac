import { oracleStoreFails } from '../../scenarios/oracle.ts'
import { sampleLocations } from '../../world/company/sampleLocations.ts'
import { createWorld } from '../../world/createWorld.ts'
import { oracleSnapshotsOf } from '../../world/oracle/oracleSnapshot.ts'
import type { PartCalls, RefusedCall } from './partCalls.ts'

const [first, , third] = sampleLocations

/** A database with PDBs, and a host where the operator may not look. */
const world = createWorld({ hosts: 200 })
const reports = world.hosts.reports(world.clock.now())
const [sample] = reports
  .flatMap((report) => oracleSnapshotsOf(world, report))
  .filter(({ containers, report }) => containers.pdbs.length > 1 && report.row.location === first)
const hostname = sample?.report.row.hostname ?? ''
const params = {
  hostname,
  host: hostname,
  db: sample?.database.name ?? '',
  pdb: sample?.containers.pdbs[0]?.name ?? '',
}
const foreign = reports.find(({ row }) => row.location === third)?.row.hostname ?? ''

const oracle = '/hosts/technologies/oracle/databases'
const one = '/hosts/{host}/technologies/oracle/databases/{db}'

const strict = ['', '/top-workload', '/top-unused-instance-resource', '/statistics', '/segment-advisors']
const overviews = [...strict, '/patch-advisors', '/addms'].map((path) => oracle + path)
const parts = [
  'patch-list',
  'option-list',
  'tablespaces',
  'backup-list',
  'service-list',
  'schemas',
  'pdbs',
  'partitionings',
  'diskgroups',
  'change-list/{hostname}',
  'change-list/{hostname}/pdbs',
].map((path) => `${oracle}/${path}`)
const dated = [...parts, '/hosts/technologies/all/databases/grant-dba', `${one}/can-migrate`]
const undated = [
  `${oracle}/psql-migrabilities`,
  `${oracle}/pdbs/psql-migrabilities`,
  `${one}/psql-migrabilities/semaphore`,
  `${one}/psql-migrabilities`,
  `${one}/diskgroups`,
  `${one}/pdbs/{pdb}/psql-migrabilities/semaphore`,
  `${one}/pdbs/{pdb}/psql-migrabilities`,
]
const audits = [
  `${oracle}/policies-audit`,
  `${oracle}/pdbs/policies-audit`,
  `${one}/policies-audit`,
  `${one}/pdbs/{pdb}/policies-audit`,
]
const withNames = [...dated, ...undated, ...audits].filter((path) => path.includes('{'))

function named(path: string): string {
  return path.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(new Map(Object.entries(params)).get(name) ?? ''),
  )
}

const asAdmin = { as: 'admin' }
const badDate = (status: number) => (path: string) =>
  [status, `/api${named(path)}?older-than=2025-10-30`, asAdmin] as const satisfies RefusedCall

export const oracleCalls: PartCalls = {
  good: Object.fromEntries(
    [...withNames, '/hosts/{hostname}'].map((path) => [`get api${path}`, { params }] as const),
  ),
  errors: [
    ...overviews.map(badDate(422)),
    ...dated.map(badDate(400)),
    [422, `/api${oracle}/patch-advisors?status=MAYBE`, asAdmin],
    [422, `/api${oracle}/top-workload?limit=few`, asAdmin],
    [400, `/api/hosts/nobody/technologies/oracle/databases/X/policies-audit`, asAdmin],
    [400, `/api/hosts/${hostname}/technologies/oracle/databases/${params.db}/pdbs/X/policies-audit`, asAdmin],
    badDate(422)('/hosts/{hostname}'),
    [404, '/api/hosts/nobody', asAdmin],
    [404, `/api/hosts/${hostname}?older-than=2001-01-01T00:00:00Z`, asAdmin],
    [403, `/api/hosts/${foreign}`, { as: 'operator' }],
    [
      500,
      `/api/hosts/${hostname}`,
      asAdmin,
      ({ hosts }) => {
        const host = hosts.known(hostname)
        if (host) host.info = { ...host.info, memoryTotal: 0 }
      },
    ],
  ],
  departs: [
    ...[...dated, ...undated].map(
      (path) => [422, `/api${named(path)}`, asAdmin, oracleStoreFails()] as const,
    ),
    ...audits.map((path) => [400, `/api${named(path)}`, asAdmin, oracleStoreFails()] as const),
  ],
  reads: [
    ...[...overviews, ...dated, ...undated, ...audits].map((path) => `/api${named(path)}`),
    `/api/hosts/${hostname}`,
    `/api${oracle}?page=0&size=2&sort-by=memory&sort-desc=true`,
    `/api${oracle}/patch-advisors?window-time=12&status=OK&search=prod&page=1&size=5`,
    `/api${oracle}/tablespaces?older-than=2025-12-24T12:00:00%2B01:00&environment=PROD`,
  ],
}
