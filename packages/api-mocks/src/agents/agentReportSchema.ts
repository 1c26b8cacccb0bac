/** JSON schema of an agent report, as strict as the server's validation. Lists are never null. */

const text = { type: 'string' }
const name = { type: 'string', minLength: 1 }
const flag = { type: 'boolean' }
const number = { type: 'number' }
const integer = { type: 'integer' }
const measure = { type: ['number', 'null'] }

type Schema = Readonly<Record<string, unknown>>

const list = (items: Schema = {}): Schema => ({ type: 'array', items })
const object = (properties: Record<string, Schema>, optional: readonly string[] = []): Schema => ({
  type: 'object',
  properties,
  required: Object.keys(properties).filter((key) => !optional.includes(key)),
})
const lists = (...names: readonly string[]): Record<string, Schema> =>
  Object.fromEntries(names.map((key) => [key, list({ type: 'object' })]))

const weekDays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']
const service = object({ name })
const license = object({ licenseTypeID: text, name: text, count: number })

const info = object({
  hostname: name,
  cpuModel: text,
  cpuFrequency: text,
  cpuSockets: integer,
  cpuCores: integer,
  cpuThreads: integer,
  threadsPerCore: integer,
  coresPerSocket: integer,
  hardwareAbstraction: { enum: ['VIRT', 'PH'] },
  hardwareAbstractionTechnology: name,
  os: name,
  osVersion: text,
  kernel: name,
  kernelVersion: text,
  memoryTotal: number,
  swapTotal: number,
})

const pdb = object({
  name,
  status: name,
  ...lists('tablespaces', 'schemas', 'grantDba', 'segmentAdvisors', 'partitionings'),
  services: list(service),
})

const oracleDatabase = object({
  instanceNumber: integer,
  instanceName: name,
  name,
  uniqueName: name,
  status: { enum: ['OPEN', 'READ WRITE', 'READ ONLY', 'MOUNTED', 'READ ONLY WITH APPLY'] },
  dbID: integer,
  role: { enum: ['PRIMARY', 'LOGICAL STANDBY', 'PHYSICAL STANDBY', 'SNAPSHOT STANDBY'] },
  isCDB: flag,
  version: name,
  platform: name,
  archivelog: flag,
  charset: name,
  nCharset: name,
  blockSize: integer,
  cpuCount: integer,
  sgaTarget: number,
  pgaTarget: number,
  memoryTarget: number,
  sgaMaxSize: number,
  segmentsSize: number,
  datafileSize: number,
  allocable: number,
  elapsed: measure,
  dbTime: measure,
  dailyCPUUsage: measure,
  work: measure,
  asm: flag,
  dataguard: flag,
  isRAC: flag,
  ...lists(
    'patches',
    'tablespaces',
    'schemas',
    'addms',
    'segmentAdvisors',
    'psus',
    'featureUsageStats',
    'grantDba',
    'partitionings',
    'diskGroups',
  ),
  licenses: list(license),
  backups: list(object({ backupType: name, weekDays: list({ enum: weekDays }) })),
  pdbs: list(pdb),
  services: list(service),
})

const instance = object({ name })

export const agentReportSchema = {
  ...object({
    schemaVersion: { const: 1 },
    hostname: name,
    location: text,
    environment: text,
    agentVersion: name,
    tags: list(text),
    info,
    clusterMembershipStatus: object({
      oracleClusterware: flag,
      sunCluster: flag,
      hacmp: flag,
      veritasClusterServer: flag,
      veritasClusterHostnames: list(name),
    }),
    features: object(
      {
        oracle: object({
          database: object(
            {
              databases: list(oracleDatabase),
              missingDatabases: list(object({ name })),
              unlistedRunningDatabases: list(text),
              unretrievedDatabases: list(text),
            },
            ['unretrievedDatabases'],
          ),
        }),
        mysql: object({ instances: list(instance) }),
        postgresql: object({ instances: list(instance) }),
        mongodb: object({ instances: list(instance) }),
        microsoft: object({
          sqlServer: object({ instances: list(instance), features: list(), patches: list() }),
        }),
      },
      ['oracle', 'mysql', 'postgresql', 'mongodb', 'microsoft'],
    ),
    filesystems: list(object({ filesystem: text, type: text, size: integer, mountedOn: text })),
    clusters: list(
      object({ name, type: name, cpu: integer, sockets: integer, vms: list(object({ hostname: name })) }),
    ),
    cloud: object({ membership: { enum: ['', 'None', 'AWS'] } }),
    errors: list(),
  }),
  propertyNames: { not: { enum: ['_id', 'archived', 'createdAt', 'serverVersion', 'serverSchemaVersion'] } },
}
