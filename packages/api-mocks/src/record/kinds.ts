import { documents, follow, mountsOf, operations, services, type Service } from '../contract/documents.ts'
import { makeRoles } from '../fixtures/access.ts'
import { makeNodes } from '../fixtures/nodes.ts'
import { isRecord } from '../lib/records.ts'

/** How a pseudonym looks. Whatever is not known to be public is replaced; the kind only decides by what. */
export type Kind = 'host' | 'user' | 'database' | 'cluster' | 'place' | 'address' | 'mail' | 'id' | 'text'

const kindKeys: Readonly<Record<Exclude<Kind, 'mail' | 'text'>, readonly string[]>> = {
  host: [
    'hostname',
    'host',
    'hosts',
    'hostnames',
    'veritasClusterHostnames',
    'virtualizationNode',
    'vmName',
    'physicalHost',
  ],
  user: ['username', 'firstName', 'lastName', 'AgentUsername', 'PublisherUsername', 'SMTPUsername', 'users'],
  database: [
    'dbname',
    'dbName',
    'dbNames',
    'databasename',
    'databaseName',
    'uniqueName',
    'database',
    'instanceName',
    'pdbName',
  ],
  cluster: ['cluster', 'clusters', 'clusterName', 'hypervisor', 'rackID'],
  place: ['location', 'locations'],
  address: [
    'RemoteEndpoint',
    'BindIP',
    'DownloadUrl',
    'auth_url',
    'token_url',
    'signoff_url',
    'redirect_uri',
    'SMTPServer',
  ],
  id: [
    'id',
    '_id',
    'profileId',
    'profileID',
    'tenantid',
    'contractID',
    'csi',
    'referenceNumber',
    'dbID',
    'dbid',
  ],
}

/** Vocabulary of products and of the services themselves: the same in every installation. */
const publicKeys = new Set([
  'agentVersion',
  'asmDiskSize',
  'arch',
  'Arch',
  'category',
  'charset',
  'nCharset',
  'clusterwareVersion',
  'collationName',
  'color',
  'cpuFrequency',
  'cpuModel',
  'Crontab',
  'edition',
  'engine',
  'engineVersion',
  'estimatedCostSaving',
  'feature',
  'hardwareAbstraction',
  'hardwareAbstractionTechnology',
  'imageVersion',
  'itemDescription',
  'kernel',
  'kernelVersion',
  'licenseTypeID',
  'licenseTypeIDs',
  'logo',
  'metric',
  'model',
  'option',
  'os',
  'osVersion',
  'platform',
  'prettyName',
  'product',
  'serverVersion',
  'swVersion',
  'technology',
  'type',
  'version',
  'Version',
])

const publicValues = new Set([
  ...makeNodes().map(({ name }) => name),
  ...makeRoles()
    .map(({ name }) => name)
    .filter((name) => !name.startsWith('operate')),
  'admin',
  'limited',
  'All',
  'all',
  'Pong',
  'PROD',
  'TEST',
  'DEV',
  'QA',
  'DR',
  'SYSTEM',
  'SYSAUX',
  'TEMP',
  'USERS',
  'UNDOTBS1',
  'Oracle/Database',
  'Oracle/MySQL',
  'Oracle/Exadata',
  'Microsoft/SQLServer',
  'PostgreSQL/PostgreSQL',
  'MongoDB/MongoDB',
])

const names = new Set<string>()
const enums = new Map<string, Set<string>>()
for (const service of services) collect(service, documents[service])

/** Names of keys, and the values that the contract itself lists for them. */
function collect(service: Service, schema: unknown): void {
  if (Array.isArray(schema)) for (const item of schema) collect(service, item)
  if (!isRecord(schema)) return
  const properties = schema['properties']
  if (isRecord(properties)) {
    for (const [name, property] of Object.entries(properties)) {
      names.add(name)
      const known = enums.get(name) ?? new Set()
      for (const value of listed(service, property)) known.add(value)
      enums.set(name, known)
    }
  }
  for (const value of Object.values(schema)) collect(service, value)
}

function listed(service: Service, schema: unknown): string[] {
  if (!isRecord(schema)) return []
  const { $ref, enum: own, items, anyOf, oneOf } = schema
  if (typeof $ref === 'string') return listed(service, follow(service, $ref.slice(2).split('/'))?.value)
  const values = Array.isArray(own) ? own.filter((value) => typeof value === 'string') : []
  const others = [items, anyOf, oneOf].flat()
  return [...values, ...others.flatMap((other) => listed(service, other))]
}

/** Words that say nothing about anybody, in whatever name they stand. */
export const publicWords: ReadonlySet<string> = new Set([
  ...[...publicValues, ...[...enums.values()].flatMap((values) => [...values])].flatMap((value) =>
    wordsOf(value),
  ),
  ...operations.flatMap((operation) => wordsOf(mountsOf(operation).join(' '))),
  ...wordsOf(
    'database databases server hosts example invalid http https localhost enterprise standard express edition',
  ),
  ...wordsOf(
    'oracle microsoft windows linux processor perpetual named user plus pack option cloud service advanced',
  ),
])

const words = new Set([...enums.values()].flatMap((values) => [...values]))

/** A value that the contract lists somewhere. */
export function isContractWord(value: string): boolean {
  return words.has(value)
}

export function isContractKey(key: string): boolean {
  return names.has(key)
}

export function kindOf(key: string, value: string): Kind {
  if (/^[^@\s]+@[^@\s]+\.[^@\s]+$/.test(value)) return 'mail'
  const byKey = Object.entries(kindKeys).find(([, keys]) => keys.includes(key))?.[0]
  if (byKey !== undefined && isKind(byKey)) return byKey
  if (/^\d{1,3}(\.\d{1,3}){3}(:\d+)?$|^https?:\/\//.test(value)) return 'address'
  return /^[0-9a-f]{24}$/.test(value) ? 'id' : 'text'
}

function isKind(text: string): text is Exclude<Kind, 'mail' | 'text'> {
  return Object.hasOwn(kindKeys, text)
}

/** Public whatever its words: a word of the contract or of the services, a part number of a price list. */
export function isVocabulary(key: string, value: string): boolean {
  if ((key === 'id' || key.startsWith('licenseType')) && /^[A-Z]\d{5,6}$/.test(value)) return true
  if (publicValues.has(value) || enums.get(key)?.has(value) === true) return true
  return isContractWord(value) && kindOf(key, value) === 'text'
}

function isMoment(value: string): boolean {
  return /^\d{4}-\d{2}-\d{2}(T[\d:.]+(Z|[+-]\d{2}:\d{2}))?$/.test(value)
}

/** Public when no name stands in it: a quantity of few digits (many could be an account), or what the key says is a version or a product. */
export function looksPublic(key: string, value: string): boolean {
  if (kindOf(key, value) !== 'text') return false
  return publicKeys.has(key) || isMoment(value) || /^\d{1,5}(\.\d{1,4})? ?([KMGT]?B|%)?$/.test(value)
}

/** What a name is made of; numbers of a few digits say nothing. */
export function wordsOf(text: string): string[] {
  return text
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word.length >= 4 && !/^\d{1,5}$/.test(word))
}
