import type { Fake } from '../../lib/random.ts'
import { commentFrom } from '../company/words.ts'
import type { HostReport } from '../hosts/hostStore.ts'
import type { World } from '../world.ts'

export interface Ignored {
  ignored: boolean
  ignoredComment: string
}

/** Applies to the host's documents received at `since` or later. */
interface IgnoredSince extends Ignored {
  since: number
}

/** Changes by ignore operations, oldest first. */
export type IgnoredLicenses = Map<string, IgnoredSince[]>

/** `licenseTypeID` is empty for SQL Server and MySQL instances, which have one license each. */
export function licenseKey(
  hostname: string,
  product: string,
  database: string,
  licenseTypeID: string,
): string {
  return [hostname, product, database, licenseTypeID].join('\u0000')
}

/** Flag in the document received at `report`; undefined if never changed. */
export function ignoreOf(licenses: IgnoredLicenses, key: string, report: number): Ignored | undefined {
  const change = licenses.get(key)?.findLast(({ since }) => since <= report)
  return change && { ignored: change.ignored, ignoredComment: change.ignoredComment }
}

/** Sets the flag in the documents received at `since` or later. */
export function setIgnored(
  licenses: IgnoredLicenses,
  key: string,
  since: number,
  { ignored, ignoredComment }: Ignored,
): void {
  const earlier = (licenses.get(key) ?? []).filter((change) => change.since < since)
  licenses.set(key, [...earlier, { since, ignored, ignoredComment }])
}

/** Copies the flags of the newest document to a disaster-recovery copy. */
export function copyIgnored(licenses: IgnoredLicenses, from: string, to: string, report: number): void {
  for (const key of licenses.keys()) {
    const flag = hostOfKey(key) === from ? ignoreOf(licenses, key, report) : undefined
    if (flag) setIgnored(licenses, to + key.slice(from.length), report, flag)
  }
}

export function hostOfKey(key: string): string {
  return key.slice(0, key.indexOf('\u0000'))
}

/** Flag of an instance in a world from reports: that of the report until a user changes it. */
export function ignoredInReport(
  world: World,
  { facts, receivedAt }: HostReport,
  product: 'Oracle/MySQL' | 'Microsoft/SQLServer',
  instance: string,
  { ignored, ignoredComment }: Ignored,
): Ignored {
  const key = licenseKey(facts.hostname, product, instance, '')
  return ignoreOf(world.ignoredLicenses, key, receivedAt) ?? { ignored, ignoredComment }
}

/** MySQL and SQL Server have one license per instance. Changes by a user override the initial state. */
export function ignoredOf(
  world: World,
  { facts, receivedAt }: HostReport,
  product: 'Oracle/MySQL' | 'Microsoft/SQLServer',
  instance: string,
  fake: Fake,
): Ignored {
  const key = licenseKey(facts.hostname, product, instance, '')
  const set = ignoreOf(world.ignoredLicenses, key, receivedAt)
  if (set) return set
  return fake(190).datatype.boolean(1 / 13)
    ? { ignored: true, ignoredComment: commentFrom(fake(191)) }
    : { ignored: false, ignoredComment: '' }
}
