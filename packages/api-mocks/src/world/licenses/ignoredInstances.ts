import { every, pick, type Chance, type Pool } from '../../lib/seeded.ts'
import type { HostReport } from '../hosts/hostStore.ts'
import type { World } from '../world.ts'
import { ignoreOf, licenseKey, type Ignored } from './ignoredLicenses.ts'

const reasons: Pool<string> = [
  'Test system, covered by the developer licence',
  'Passive node',
  'To be switched off at the end of the quarter',
]

/** MySQL and SQL Server have one license per instance. Changes by a user override the initial state. */
export function ignoredOf(
  world: World,
  { facts, moment }: HostReport,
  product: 'Oracle/MySQL' | 'Microsoft/SQLServer',
  instance: string,
  number: Chance,
): Ignored {
  const key = licenseKey(facts.hostname, product, instance, '')
  const set = ignoreOf(world.ignoredLicenses, key, moment)
  if (set) return set
  return every(number(190), 13, 5)
    ? { ignored: true, ignoredComment: pick(reasons, number(191)) }
    : { ignored: false, ignoredComment: '' }
}
