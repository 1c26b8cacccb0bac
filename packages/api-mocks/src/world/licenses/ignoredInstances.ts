import type { Fake } from '../../lib/random.ts'
import { commentFrom } from '../company/words.ts'
import type { HostReport } from '../hosts/hostStore.ts'
import type { World } from '../world.ts'
import { ignoreOf, licenseKey, type Ignored } from './ignoredLicenses.ts'

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
