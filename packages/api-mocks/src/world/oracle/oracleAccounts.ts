import type { Faker } from '@faker-js/faker'
import type { OracleGrantDba, OraclePdbService } from '../../contract/wire.ts'
import { weights } from '../../lib/random.ts'
import { asciiOf, contentsFrom } from '../company/words.ts'
import { ownersOf } from './oracleObjects.ts'
import type { Container } from './oracleSnapshot.ts'

/** The account of a person: initial and last name. */
function accountFrom({ person }: Faker, index: number): string {
  const initial = asciiOf(person.firstName()).slice(0, 1)
  return `${initial}${asciiOf(person.lastName())}`.toUpperCase() || `DBA${index}`
}

const yes = weights<OracleGrantDba['adminOption']>([
  [3, 'NO'],
  [1, 'YES'],
])

export function grantsOf(container: Container): OracleGrantDba[] {
  const { fake } = container
  const own = Array.from({ length: fake(141).number.int(3) }, (_, index) => {
    const part = fake.part(142, index)
    return {
      grantee: accountFrom(part(1), index),
      adminOption: part(2).helpers.weightedArrayElement(yes),
      defaultRole: part(3).helpers.arrayElement(['YES', 'YES', 'NO']),
    } satisfies OracleGrantDba
  })
  const unique = own.filter(
    ({ grantee }, index) => own.findIndex((grant) => grant.grantee === grantee) === index,
  )
  const [owner] = ownersOf(container)
  const application: OracleGrantDba[] =
    owner !== undefined && fake(143).datatype.boolean(1 / 4)
      ? [{ grantee: owner, adminOption: 'NO', defaultRole: 'YES' }]
      : []
  return [
    { grantee: 'SYS', adminOption: 'YES', defaultRole: 'YES' },
    { grantee: 'SYSTEM', adminOption: 'NO', defaultRole: 'YES' },
    ...application,
    ...unique,
  ]
}

export function servicesOf({ database, name, fake }: Container): OraclePdbService[] {
  const plain = {
    failoverMethod: null,
    failoverType: null,
    failoverRetries: null,
    failoverDelay: null,
  }
  // Names are unique in a database with its PDBs.
  const prefix = name === database.name ? database.subject : name
  const own: OraclePdbService = { ...plain, name: name.toLowerCase(), enabled: true }
  const parts = contentsFrom(fake(154), fake(151).number.int(3))
  const others = parts.map((content, index) => {
    const part = fake.part(152, index)
    const service: OraclePdbService = {
      ...plain,
      name: `${prefix.toLowerCase()}_${content}`,
      enabled: !part(1).datatype.boolean(1 / 8),
    }
    if (!database.isRAC) return service
    return {
      ...service,
      failoverMethod: 'BASIC',
      failoverType: part(2).helpers.arrayElement(['SELECT', 'SESSION', 'NONE']),
      failoverRetries: part(3).helpers.arrayElement([30, 60, 180]),
      failoverDelay: part(4).helpers.arrayElement([1, 5, 10]),
    }
  })
  // Rare: a service registered by hand, without further attributes.
  const manual: OraclePdbService[] = fake(153).datatype.boolean(1 / 41)
    ? [{ ...plain, name: `${name.toLowerCase()}_manual`, enabled: null }]
    : []
  return [own, ...others, ...manual]
}
