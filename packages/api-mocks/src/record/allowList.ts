import { documents, mountsOf, operations, services } from '../contract/documents.ts'
import { hasType, type Schema } from '../contract/schemas.ts'
import { isRecord } from '../lib/records.ts'
import { makeRoles } from '../world/access/groupsAndRoles.ts'
import { makeNodes } from '../world/access/nodes.ts'

/** Allow-list of fields whose values are equal in every installation, such as versions and models. */
const publicFields = new Set([
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

/** Fields whose texts are kept if they look like an amount: `860 GB`. */
const amountFields = new Set([
  'SIZE',
  'compliancePercentageStr',
  'memorySizeLowerGb',
  'pgaTargetAggregateLowerGb',
  'sgaSizeLowerGb',
  'value',
])

/** Fields that the contract declares as text but that hold a date. */
const dayFields = new Set(['date', 'ReleaseDate'])

/** Fields whose values are kept if they are common names. */
const nameFields = new Set([
  'environment',
  'environments',
  'group',
  'groupname',
  'groups',
  'location',
  'locations',
  'name',
  'nodename',
  'parent',
  'rolename',
  'roles',
  'tablespace',
  'username',
  'users',
])
const commonNames = new Set([
  ...makeNodes().map(({ name }) => name),
  ...makeRoles()
    .map(({ name }) => name)
    .filter((name) => !name.startsWith('operate')),
  'admin',
  'limited',
  'All',
  'all',
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

/** A key in a response with its schemas; none if the contract does not define it. */
export interface Field {
  key: string
  schemas: readonly Schema[]
}

/** Words that are never identifying, even within names. */
export const publicWords: ReadonlySet<string> = new Set([
  ...[...commonNames, ...services.flatMap((service) => listed(documents[service]))].flatMap((value) =>
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

/** True for enum values and common names, which are not identifying. */
export function isVocabulary({ key, schemas }: Field, value: string): boolean {
  if (schemas.some((schema) => enumOf(schema).includes(value))) return true
  return schemas.length > 0 && nameFields.has(key) && commonNames.has(value)
}

/** True if the field is on the allow-list and the value has its format. All other texts are replaced. */
export function isAllowListed({ key, schemas }: Field, value: string): boolean {
  if (schemas.length === 0 || schemas.some(({ format }) => format === 'password')) return false
  if (isPartNumber(key, value)) return true
  if (publicFields.has(key)) return !mayBeSecret(value)
  if (dayFields.has(key) || schemas.some(({ format }) => format === 'date' || format === 'date-time'))
    return isMoment(value)
  const isPercentage = schemas.some(({ pattern }) => typeof pattern === 'string' && pattern.endsWith('%$'))
  return (isPercentage || amountFields.has(key)) && /^\d{1,5}(\.\d{1,4})? ?([KMGT]?B|%)?$/.test(value)
}

/** Keys, tokens, passwords, URLs and mail addresses, which a field of an agent or a note may hold whatever its name is. */
function mayBeSecret(value: string): boolean {
  if (/-----BEGIN|eyJ[\w-]{8}|\b(?:AKIA|ASIA)[A-Z0-9]{12}|:\/\/|\w@\w/.test(value)) return true
  if (/pass(?:word|wd)?|secret|token|api[_-]?key|bearer/i.test(value)) return true
  return (value.match(/[\w+/=-]{20,}/g) ?? []).some((word) => /\d/.test(word) && /[A-Za-z]/.test(word))
}

/** Numbers and booleans stay if the contract defines them. */
export function isDeclared({ schemas }: Field, value: number | boolean): boolean {
  const types = typeof value === 'number' ? ['number', 'integer'] : ['boolean']
  return schemas.some((schema) => types.some((type) => hasType(schema, type)))
}

export function isCommonName(value: string): boolean {
  return commonNames.has(value)
}

function enumOf(schema: Schema): readonly unknown[] {
  return Array.isArray(schema['enum']) ? schema['enum'] : [schema['const']]
}

/** Part number of a vendor's price list. */
function isPartNumber(key: string, value: string): boolean {
  return (key === 'id' || key.startsWith('licenseType')) && /^[A-Z]\d{5,6}$/.test(value)
}

function isMoment(value: string): boolean {
  return /^\d{4}-\d{2}-\d{2}(T[\d:.]+(Z|[+-]\d{2}:\d{2}))?$/.test(value)
}

/** Enum values anywhere in a document. */
function listed(node: unknown): string[] {
  if (Array.isArray(node)) return node.flatMap(listed)
  if (!isRecord(node)) return []
  return [
    ...enumOf(node).filter((value) => typeof value === 'string'),
    ...Object.values(node).flatMap(listed),
  ]
}

/** Words of at least four characters; short numbers identify nothing. */
export function wordsOf(text: string): string[] {
  return text
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word.length >= 4 && !/^\d{1,5}$/.test(word))
}
