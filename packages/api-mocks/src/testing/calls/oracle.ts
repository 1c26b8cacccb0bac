import { NOW } from '../../lib/time.ts'
import { oracleStoreFails } from '../../scenarios/oracle.ts'
import { sampleLocations } from '../../world/company/sampleLocations.ts'
import { createWorld } from '../../world/createWorld.ts'
import { oracleSnapshotsOf } from '../../world/oracle/oracleSnapshot.ts'
import type { RequestSamples, SampleError } from './requestSamples.ts'

const [first, , third] = sampleLocations

/** World with a database with PDBs, and with a host that is forbidden for the operator. */
const world = createWorld({ hosts: 200, now: NOW })
const reports = world.hosts.reports(world.clock.now())
const [sampleReport] = reports
  .flatMap((report) => oracleSnapshotsOf(world, report))
  .filter(({ containers, report }) => containers.pdbs.length > 1 && report.row.location === first)
const hostname = sampleReport?.report.row.hostname ?? ''
const params = {
  hostname,
  host: hostname,
  db: sampleReport?.database.name ?? '',
  pdb: sampleReport?.containers.pdbs[0]?.name ?? '',
}
const foreignHost = reports.find(({ row }) => row.location === third)?.row.hostname ?? ''

const oracle = '/hosts/technologies/oracle/databases'
const databasePath = '/hosts/{host}/technologies/oracle/databases/{db}'

const strict = ['', '/top-workload', '/top-unused-instance-resource', '/statistics', '/segment-advisors']
const overviews = [...strict, '/patch-advisors', '/addms'].map((path) => oracle + path)
const listPaths = [
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
const datedPaths = [
  ...listPaths,
  '/hosts/technologies/all/databases/grant-dba',
  `${databasePath}/can-migrate`,
]
const undatedPaths = [
  `${oracle}/psql-migrabilities`,
  `${oracle}/pdbs/psql-migrabilities`,
  `${databasePath}/psql-migrabilities/semaphore`,
  `${databasePath}/psql-migrabilities`,
  `${databasePath}/diskgroups`,
  `${databasePath}/pdbs/{pdb}/psql-migrabilities/semaphore`,
  `${databasePath}/pdbs/{pdb}/psql-migrabilities`,
]
const audits = [
  `${oracle}/policies-audit`,
  `${oracle}/pdbs/policies-audit`,
  `${databasePath}/policies-audit`,
  `${databasePath}/pdbs/{pdb}/policies-audit`,
]
const withNames = [...datedPaths, ...undatedPaths, ...audits].filter((path) => path.includes('{'))

function fillNames(path: string): string {
  return path.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(new Map(Object.entries(params)).get(name) ?? ''),
  )
}

const asAdmin = { as: 'admin' }
const badDate = (status: number) => (path: string) =>
  [status, `/api${fillNames(path)}?older-than=2025-10-30`, asAdmin] as const satisfies SampleError

export const oracleCalls: RequestSamples = {
  valid: Object.fromEntries(
    [...withNames, '/hosts/{hostname}'].map((path) => [`get api${path}`, { params }] as const),
  ),
  errors: [
    ...overviews.map(badDate(422)),
    ...datedPaths.map(badDate(400)),
    [422, `/api${oracle}/patch-advisors?status=MAYBE`, asAdmin],
    [422, `/api${oracle}/top-workload?limit=few`, asAdmin],
    [400, `/api/hosts/nobody/technologies/oracle/databases/X/policies-audit`, asAdmin],
    [400, `/api/hosts/${hostname}/technologies/oracle/databases/${params.db}/pdbs/X/policies-audit`, asAdmin],
    badDate(422)('/hosts/{hostname}'),
    [404, '/api/hosts/nobody', asAdmin],
    [404, `/api/hosts/${hostname}?older-than=2001-01-01T00:00:00Z`, asAdmin],
    [403, `/api/hosts/${foreignHost}`, { as: 'operator' }],
    [
      500,
      `/api/hosts/${hostname}`,
      asAdmin,
      ({ hosts }) => {
        const host = hosts.find(hostname)
        if (host) host.info = { ...host.info, memoryTotal: 0 }
      },
    ],
  ],
  faultErrors: [
    ...[...datedPaths, ...undatedPaths].map(
      (path) => [422, `/api${fillNames(path)}`, asAdmin, oracleStoreFails()] as const,
    ),
    ...audits.map((path) => [400, `/api${fillNames(path)}`, asAdmin, oracleStoreFails()] as const),
  ],
  reads: [
    ...[...overviews, ...datedPaths, ...undatedPaths, ...audits].map((path) => `/api${fillNames(path)}`),
    `/api/hosts/${hostname}`,
    `/api${oracle}?page=0&size=2&sort-by=memory&sort-desc=true`,
    `/api${oracle}/patch-advisors?window-time=12&status=OK&search=prod&page=1&size=5`,
    `/api${oracle}/tablespaces?older-than=2025-12-24T12:00:00%2B01:00&environment=PROD`,
  ],
}
