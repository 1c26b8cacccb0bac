// Short forms of long texts of the API. Texts in another format are not changed. Lists show the short form, and search finds both.
// Filters, sorting, tooltips, the side peek and exports use the text of the API.

const editions: readonly (readonly [RegExp, string])[] = [
  [/\bEnterprise Edition\b/i, 'EE'],
  [/\bStandard Edition (?:2|Two)\b/i, 'SE2'],
  [/\bStandard Edition One\b/i, 'SE1'],
  [/\bStandard Edition\b/i, 'SE'],
  [/\bExpress Edition\b/i, 'XE'],
  [/\bPersonal Edition\b/i, 'PE'],
]

/** Year of a SQL Server release by the start of its build number. */
const sqlServerYears: readonly (readonly [string, string])[] = [
  ['9.', '2005'],
  ['10.50.', '2008 R2'],
  ['10.', '2008'],
  ['11.', '2012'],
  ['12.', '2014'],
  ['13.', '2016'],
  ['14.', '2017'],
  ['15.', '2019'],
  ['16.', '2022'],
  ['17.', '2025'],
]

const mysqlEditions = new Map([
  ['COMMUNITY', 'Community'],
  ['ENTERPRISE', 'Enterprise'],
])

/** `ENTERPRISE` → `Enterprise`. */
export function mysqlEdition(code: string): string {
  return mysqlEditions.get(code) ?? code
}

const oracleVersion = /^(\d+(?:\.\d+){4})(?: (.+))?$/
const sqlServerBuild = /^(\d+\.\d+\.\d+)\.\d+$/

/** `19.33.0.0.0 Enterprise Edition` → `19.33 EE`, `16.0.4165.4` → `2022 (16.0.4165)`. Other databases have short versions already. */
export function shortVersion(version: string): string {
  const [, numbers, edition = ''] = oracleVersion.exec(version) ?? []
  if (numbers !== undefined) {
    const shortEdition = editions.reduce(
      (text, [pattern, letters]) => text.replace(pattern, letters),
      edition,
    )
    return [withoutZeros(numbers), shortEdition].filter(Boolean).join(' ')
  }
  const [, build] = sqlServerBuild.exec(version) ?? []
  const year = sqlServerYears.find(([start]) => version.startsWith(start))?.[1]
  return build !== undefined && year !== undefined ? `${year} (${build})` : version
}

/** `19.33.0.0.0` → `19.33`. */
function withoutZeros(version: string): string {
  const parts = version.split('.')
  return parts.slice(0, parts.findLastIndex((part) => part !== '0') + 1).join('.')
}

const systems: readonly (readonly [RegExp, string])[] = [
  [/^Red Hat Enterprise Linux(?: Server)?/i, 'RHEL'],
  [/^Oracle Linux(?: Server)?/i, 'Oracle Linux'],
  [/^SUSE Linux Enterprise Server/i, 'SLES'],
  [/^CentOS (?:Stream|Linux)/i, 'CentOS'],
  [/^Rocky Linux/i, 'Rocky'],
  [/^Oracle Solaris/i, 'Solaris'],
]

const windows = /^(?:Microsoft )?Windows (?:Server )?(?:- )?(\d+(?: R2)?)\b/i

/** `Red Hat Enterprise Linux - 8.10` → `RHEL 8.10`, `Microsoft Windows Server 2012 R2 Standard - 6.3.9600` → `Windows 2012 R2`. */
export function shortSystem(system: string): string {
  const [, year] = windows.exec(system) ?? []
  if (year !== undefined) return `Windows ${year}`
  const named = systems.reduce((text, [pattern, name]) => text.replace(pattern, name), system)
  return named.replace(' - ', ' ')
}

/** `5.15.0-200.131.27.el8uek.x86_64 - Linux` → `5.15.0-200`. */
export function shortKernel(kernel: string): string {
  return kernel.endsWith(' - Linux') ? (/^\d+\.\d+\.\d+-\d+/.exec(kernel)?.[0] ?? kernel) : kernel
}

/** `Database Release Update 19.33` → `RU 19.33`. */
export function shortUpdate(description: string): string {
  return description
    .replace(/^Database Release Update /i, 'RU ')
    .replace(/^Grid Infrastructure (?:Release|Patch Set) Update /i, 'GI RU ')
    .replace(/^Database Patch Set Update /i, 'PSU ')
}

/** What to do with a segment, by the advice of the database, which repeats the name of the segment and the estimated savings. */
const segmentAdvice: readonly (readonly [RegExp, string])[] = [
  [/^enable row movement\b.*\bshrink\b/i, 'Enable row movement, shrink'],
  [/^perform (?:a )?shrink\b/i, 'Shrink'],
  [/^perform (?:a )?re-?org\b/i, 'Reorganize'],
  [/^perform (?:a )?coalesce\b/i, 'Coalesce'],
  [/^rebuild the index\b/i, 'Rebuild online'],
  [/^move the partition\b.*\bcompress\b/i, 'Move and compress'],
]

export function shortAdvice(recommendation: string): string {
  return segmentAdvice.find(([pattern]) => pattern.test(recommendation))?.[1] ?? recommendation
}

const instanceLicenses = new Map([
  ['bring-your-own-license', 'BYOL'],
  ['license-included', 'Included'],
  ['general-public-license', 'GPL'],
  ['postgresql-license', 'PostgreSQL'],
])

/** License model of an RDS instance. */
export function shortLicenseModel(model: string): string {
  return instanceLicenses.get(model) ?? model
}

/** `19.0.0.0.ru-2025-10.rur-2025-10.r1` → `19 RU 2025-10`. */
export function shortEngineVersion(version: string): string {
  const [, major, update] = /^(\d+)(?:\.0)*\.ru-(\d{4}-\d{2})/.exec(version) ?? []
  return major !== undefined && update !== undefined ? `${major} RU ${update}` : version
}

/** `leo-ora-qa-945.corp.example.net` → `leo-ora-qa-945`: the domain does not tell hosts apart. */
export function shortHost(hostname: string): string {
  const [label = '', ...domain] = hostname.split('.')
  return domain.length > 1 && /^[\w-]+$/.test(label) && /[a-z]/i.test(label) ? label : hostname
}

/** A key of a cloud, by which it can be recognized: `ocid1.tenancy.oc1..aaaa4xkq` → `ocid1.te…aa4xkq`. */
export function shortKey(key: string): string {
  return key.length > 24 ? `${key.slice(0, 8)}…${key.slice(-6)}` : key
}

/** `pom-mongo-prd-155:27017` → `:27017`: an instance is named after its host, which is in the same row. */
export function shortInstance(name: string): string {
  return /^[\w.-]+(:\d+)$/.exec(name)?.[1] ?? name
}

const metrics = new Map([
  ['Named User Plus Perpetual', 'NUP'],
  ['Named User Plus', 'NUP'],
  ['Processor Perpetual', 'Processor'],
])

export function shortMetric(metric: string): string {
  return metrics.get(metric) ?? metric
}

/** `Oracle Database Enterprise Edition` → `Enterprise Edition`, `Oracle Tuning Pack` → `Tuning Pack`. */
export function shortLicenseType(description: string): string {
  return description.replace(/^Oracle (?:Database )?(?=\S)/, '')
}

const licenses = new Map([
  ['Oracle ENT', 'EE'],
  ['Oracle STD', 'SE2'],
  ['Oracle EXE', 'XE'],
  ['Real Application Clusters', 'RAC'],
  ['Partitioning', 'Part.'],
  ['Diagnostics Pack', 'Diag.'],
  ['Tuning Pack', 'Tuning'],
  ['Advanced Compression', 'Compr.'],
  ['Advanced Security', 'Security'],
  ['Active Data Guard', 'ADG'],
  ['Database In-Memory', 'In-Memory'],
  ['Spatial and Graph', 'Spatial'],
  ['Real Application Testing', 'RAT'],
  ['Label Security', 'Label'],
  ['Database Vault', 'Vault'],
])

/** Name of a license that a database uses. */
export function shortLicense(name: string): string {
  return licenses.get(name) ?? name.replace(/^(?:SQL Server|MySQL) (?=\S)/, '').replace(/ Edition$/, '')
}
