import type { Faker } from '@faker-js/faker'
import type {
  AwsDbInstance,
  AwsObjects,
  AwsProfile,
  AwsRecommendation,
  AwsRecommendationError,
} from '../../contract/wire.ts'
import { cyclic, fakeNamed, type Fake, type Source } from '../../lib/random.ts'
import { utc } from '../../lib/time.ts'
import { codeNameFrom } from '../company/words.ts'
import type { World } from '../world.ts'
import { isOpenIn, latestRun, stillActive, type Run } from './cloudRuns.ts'

type Details = NonNullable<AwsRecommendation['details']>
type Kind = readonly [
  category: string,
  suggestion: string,
  objectType: string,
  details: (name: string, faker: Faker) => Details,
]
/** A recommendation about database instances in that status. */
type DatabaseKind = readonly [
  category: string,
  suggestion: string,
  objectType: string,
  status: AwsDbInstance['dbInstanceStatus'],
]

const resource =
  (type: string, status: string) =>
  (name: string): Details => [{ RESOURCE_NAME: name }, { RESOURCE_TYPE: type }, { RESOURCE_STATUS: status }]
const cpu = (name: string, { number }: Faker): Details => [
  { INSTANCE_NAME: name },
  { INSTANCE_TYPE: number.int(1) === 0 ? 'm5.2xlarge' : 't3.xlarge' },
  { '%_CPU_AVERAGE_7DD(DAILY)': number.int(6) },
  { 'NUMBER_OF_THRESHOLD_REACHED_(>50%)': 0 },
  // The server writes the same key a second time, for the minutes.
  { '%_CPU_AVERAGE_7DD(MINUTES)': number.int(4) },
  { 'NUMBER_OF_THRESHOLD_REACHED_(>50%)': number.int(2) },
]
const databaseDetails = ({ dbName, dbInstanceClass, dbInstanceStatus }: AwsDbInstance): Details => [
  { DATABASE_NAME: dbName },
  { SHAPE: dbInstanceClass },
  { DB_INSTANCE_STATUS: dbInstanceStatus },
]
const storage =
  (attached: string) =>
  (name: string, { number }: Faker): Details => {
    const size = number.int({ min: 20, max: 1000, multipleOf: 20 })
    const target = Math.floor((size * number.int({ min: 2, max: 8 })) / 100) * 10
    return [
      { BLOCK_STORAGE_NAME: name },
      { SIZE: `${size} GB` },
      { ATTACCHED: attached },
      { TARGET: `${Math.max(10, target)} GB` },
      { 'THROUGHPUT_R/W_MAX_5DD': `${number.int(39)}/250` },
    ]
  }
const bucket = (name: string, { number }: Faker): Details => [
  { BUCKET_NAME: name },
  { OBJECTS: number.int(89_999) },
  { OPTIMIZATION: 'Intelligent tiering' },
]

const kinds: readonly [Kind | DatabaseKind, ...(Kind | DatabaseKind)[]] = [
  [
    'Unused Resource',
    'Delete Load balancer not active',
    'Load Balancer',
    resource('Load Balancer', 'provisioned'),
  ],
  [
    'Unused Resource',
    'Delete public IP address not associated',
    'Public IP',
    resource('Public IP', 'not associated'),
  ],
  ['Not Active Resource', 'Delete Database instance not active', 'Database Instance', 'stopped'],
  ['Oversized Database', 'Resize oversized Database instance', 'Database Instance', 'available'],
  [
    'Not Active Resource',
    'Delete Compute Instance not active',
    'Compute Instance',
    (name) => [{ INSTANCE_NAME: name }, { STATUS: 'stopped' }],
  ],
  ['Compute Instance', 'Delete Compute Instance not used', 'Compute Instance not used', cpu],
  ['Compute Instance', 'Resize oversized compute instance', 'Resize oversized compute instance', cpu],
  ['Object Storage Optimization', 'Enable bucket auto tiering', 'Object Storage', bucket],
  ['Unused Resource', 'Delete Block Storage not used', 'Object volume', storage('No')],
  ['Block Storage Rightsizing', 'Resize oversized Block Storage', 'Block Storage', storage('Yes')],
]
/** Counted objects, with the types of those that have recommendations. */
const counted: readonly (readonly [name: string, objectTypes: readonly string[]])[] = [
  ['buckets', ['Object Storage']],
  ['volumes', ['Object volume', 'Block Storage']],
  ['load balancers', ['Load Balancer']],
  ['db instances', []],
  ['vpcs', []],
  ['file systems', []],
]

export function awsRecommendations(world: World): AwsRecommendation[] {
  const run = latestRun(world, 'aws')
  if (!run) return []
  return stillActive(run, world.profiles.aws).flatMap((profile) => recommendationsOf(world, profile, run))
}

function recommendationsOf(
  source: Source,
  { id, name: profileName }: AwsProfile,
  run: Run,
): AwsRecommendation[] {
  const fake = fakeNamed(source, id)
  const instances = Array.from({ length: instancesOf(fake) }, (_, item) => dbInstanceOf(fake, item))
  return kindsOf(fake).flatMap((kind, item) => {
    if (!isOpenIn(fake, item, run.seq)) return []
    const [category, suggestion, objectType, content] = kind
    const [instance] =
      typeof content === 'string'
        ? instances
            .filter(({ dbInstanceStatus }) => dbInstanceStatus === content)
            .slice(Math.floor(item / kinds.length))
        : []
    // An instance has at most one recommendation of a kind.
    if (typeof content === 'string' && instance === undefined) return []
    const name = instance?.dbName ?? `${codeNameFrom(fake(200 + item))}-${String(item + 1).padStart(2, '0')}`
    const details =
      typeof content === 'string' ? instance && databaseDetails(instance) : content(name, fake(400 + item))
    return [
      {
        seqValue: run.seq,
        category,
        suggestion,
        name,
        objectType,
        details: fake(300 + item).datatype.boolean(1 / 8) ? null : (details ?? null),
        createdAt: utc(run.startedAt),
        profileName,
      },
    ]
  })
}

/** The kinds of all recommendations of a profile. */
function kindsOf(fake: Fake) {
  const count = fake(1).number.int({ min: 20, max: 49 })
  const first = fake(100).number.int(kinds.length - 1)
  return Array.from({ length: count }, (_, item) => cyclic(kinds, item + first))
}

/** Every fourth run has an error, including the newest run before the start day. */
export function awsErrors(world: World, seq: number | undefined): AwsRecommendationError[] {
  const run = seq === undefined ? latestRun(world, 'aws') : world.runs.aws.find((one) => one.seq === seq)
  if (!run || run.startedAt > world.clock.now() || run.profiles.length === 0 || run.seq % 4 !== 0) return []
  return [
    {
      seqValue: run.seq,
      category: 'Oversized Database',
      error: 'AccessDenied: not authorized to perform cloudwatch:GetMetricStatistics',
      createdAt: utc(run.startedAt),
    },
  ]
}

export function awsObjects(world: World): AwsObjects[] {
  const run = latestRun(world, 'aws')
  return collected(world, run).map(({ id, name: profileName }) => {
    const fake = fakeNamed(world, id)
    const recommended = kindsOf(fake)
    const ObjectsCount = counted.map(([name, types], index) => ({
      name,
      count:
        name === 'db instances'
          ? instancesOf(fake)
          : recommended.filter(([, , objectType]) => types.includes(objectType)).length +
            fake(20 + index).number.int(59),
    }))
    return { seqValue: run?.seq ?? 0, profileName, ObjectsCount, createdAt: utc(run?.startedAt ?? 0) }
  })
}

function collected(world: World, run: Run | undefined): AwsProfile[] {
  return world.profiles.aws.filter(({ id }) => run?.profiles.includes(id))
}

type Machine = readonly [
  instanceType: string,
  processorManufacturer: string,
  defaultCore: number,
  defaultThreadsPerCore: number,
  memorySizeInMib: number,
]

const machines: readonly Machine[] = [
  ['r5.2xlarge', 'Intel', 4, 2, 65_536],
  ['m5.4xlarge', 'Intel', 8, 2, 65_536],
  ['r6g.xlarge', 'AWS', 4, 1, 32_768],
  ['t3.medium', 'Intel', 1, 2, 4096],
]
const engines: readonly (readonly [engine: string, version: string, licenseModel: string])[] = [
  ['oracle-ee', '19.0.0.0.ru-2025-10.rur-2025-10.r1', 'bring-your-own-license'],
  ['oracle-se2', '19.0.0.0.ru-2025-07.rur-2025-07.r1', 'license-included'],
  ['custom-oracle-ee', '19.my_cev1', 'bring-your-own-license'],
  ['oracle-se2-cdb', '21.0.0.0.ru-2025-04.rur-2025-04.r1', 'license-included'],
  ['mysql', '8.0.40', 'general-public-license'],
  ['postgres', '16.6', 'postgresql-license'],
]
const standard = new Set(['custom-oracle-se2', 'custom-oracle-se2-cdb', 'oracle-se2', 'oracle-se2-cdb'])
const enterprise = new Set(['custom-oracle-ee', 'custom-oracle-ee-cdb', 'oracle-ee', 'oracle-ee-cdb'])

export function awsDbInstances(world: World): AwsDbInstance[] {
  return collected(world, latestRun(world, 'aws')).flatMap(({ id }) => {
    const fake = fakeNamed(world, id)
    return Array.from({ length: instancesOf(fake) }, (_, item) => dbInstanceOf(fake, item))
  })
}

function instancesOf(fake: Fake): number {
  return fake(2).number.int({ min: 8, max: 15 })
}

function dbInstanceOf(fake: Fake, item: number): AwsDbInstance {
  const [engine, engineVersion, licenseModel] =
    engines[item] ?? fake(600 + item).helpers.arrayElement(engines)
  // Oracle does not run on the processors of AWS.
  const fitting = engine.includes('oracle') ? machines.filter(([, maker]) => maker === 'Intel') : machines
  const [instanceType, processorManufacturer, defaultCore, defaultThreadsPerCore, memorySizeInMib] = fake(
    700 + item,
  ).helpers.arrayElement(fitting)
  const defaultVCpus = defaultCore * defaultThreadsPerCore
  const edition = standard.has(engine) ? 'standard' : enterprise.has(engine) ? 'enterprise' : ''
  const allocatedStorage = 50 * fake(800 + item).number.int({ min: 1, max: 40 })
  // Custom engines do not say how far they may grow.
  const isCustom = engine.startsWith('custom')
  return {
    dbName: `${codeNameFrom(fake(200 + item))
      .slice(0, 6)
      .toUpperCase()}${item + 1}`,
    dbInstanceClass: `db.${instanceType}`,
    engine,
    engineVersion,
    dbInstanceStatus: item === 7 || fake(900 + item).datatype.boolean(1 / 9) ? 'stopped' : 'available',
    licenseModel,
    storageType: fake(950 + item).datatype.boolean(1 / 3) ? 'io1' : 'gp3',
    allocatedStorage,
    maxAllocatedStorage: isCustom ? 0 : allocatedStorage * 2,
    edition,
    licensesCount: licensesOf(edition, defaultVCpus),
    defaultVCpus,
    instanceType,
    processorManufacturer,
    defaultCore,
    defaultThreadsPerCore,
    memorySizeInMib,
  }
}

function licensesOf(edition: AwsDbInstance['edition'], cpus: number): number {
  if (edition === 'standard') return Math.max(1, Math.floor(cpus / 4))
  return edition === 'enterprise' ? Math.max(1, Math.floor(cpus / 2)) : 1
}
