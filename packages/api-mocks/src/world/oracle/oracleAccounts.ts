import { en, Faker } from '@faker-js/faker'
import type { OracleGrantDba, OraclePdbService } from '../../contract/index.ts'
import { chance, pick, weighted, type Pool } from '../../lib/seeded.ts'
import type { Container } from './oracleContainers.ts'

let people: readonly string[] | undefined

/** Accounts of people: the same few administrators all over the company. */
function administrators(): readonly string[] {
  if (people) return people
  const faker = new Faker({ locale: [en], seed: 1521 })
  people = Array.from({ length: 24 }, () =>
    `${faker.person.firstName().slice(0, 1)}${faker.person.lastName()}`
      .toUpperCase()
      .replaceAll(/[^A-Z]/g, ''),
  )
  return people
}

const yes: Pool<readonly [number, OracleGrantDba['adminOption']]> = [
  [3, 'NO'],
  [1, 'YES'],
]

export function grantsOf({ database, number, holdsData }: Container): OracleGrantDba[] {
  const names = administrators()
  const own = Array.from({ length: number(141) % 4 }, (_, index) => {
    const lot = chance(number(142), index)
    return {
      grantee: names[lot(1) % names.length] ?? 'SYSTEM',
      adminOption: weighted(yes, lot(2)),
      defaultRole: pick(['YES', 'YES', 'NO'], lot(3)),
    } satisfies OracleGrantDba
  })
  const unique = own.filter(
    ({ grantee }, index) => own.findIndex((grant) => grant.grantee === grantee) === index,
  )
  const application: OracleGrantDba[] =
    holdsData && number(143) % 4 === 0
      ? [{ grantee: `${database.subject}_APP`, adminOption: 'NO', defaultRole: 'YES' }]
      : []
  return [
    { grantee: 'SYS', adminOption: 'YES', defaultRole: 'YES' },
    { grantee: 'SYSTEM', adminOption: 'NO', defaultRole: 'YES' },
    ...application,
    ...unique,
  ]
}

const purposes: Pool<string> = ['rw', 'ro', 'batch', 'report', 'etl']

export function servicesOf({ database, name, number }: Container): OraclePdbService[] {
  const plain = {
    failoverMethod: null,
    failoverType: null,
    failoverRetries: null,
    failoverDelay: null,
  }
  const own: OraclePdbService = { ...plain, name: name.toLowerCase(), enabled: true }
  const others = Array.from({ length: number(151) % 4 }, (_, index) => {
    const lot = chance(number(152), index)
    const service: OraclePdbService = {
      ...plain,
      name: `${database.subject.toLowerCase()}_${pick(purposes, index)}`,
      enabled: lot(1) % 8 > 0,
    }
    if (!database.isRAC) return service
    return {
      ...service,
      failoverMethod: 'BASIC',
      failoverType: pick(['SELECT', 'SESSION', 'NONE'], lot(2)),
      failoverRetries: pick([30, 60, 180], lot(3)),
      failoverDelay: pick([1, 5, 10], lot(4)),
    }
  })
  // Rare: a service registered by hand, without further attributes.
  const manual: OraclePdbService[] =
    number(153) % 41 === 0 ? [{ ...plain, name: `${name.toLowerCase()}_manual`, enabled: null }] : []
  return [own, ...others, ...manual]
}
