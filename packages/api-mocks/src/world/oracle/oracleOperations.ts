import type { Faker } from '@faker-js/faker'
import type { OracleAddm, OracleBackup } from '../../contract/wire.ts'
import { plans } from './data/backups.ts'
import { advices } from './data/findings.ts'
import type { OracleFacts } from './oracleFacts.ts'

/** `segments` is in hundredths of a GB. Test databases often have no backup. */
export function backupsOf(database: OracleFacts, segments: number): OracleBackup[] {
  const { environment } = database.host
  const odds = environment === 'PROD' ? 19 : environment === 'DR' ? 4 : 2
  if (database.fake(161).number.int(odds) === 0) return []
  const retention = database
    .fake(162)
    .helpers.arrayElement(['7 DAYS', '14 DAYS', '30 DAYS', '31 DAYS', 'REDUNDANCY 2'])
  const start = database.fake(163).number.int({ min: 18, max: 29 })
  return database
    .fake(164)
    .helpers.arrayElement(plans)
    .map(([backupType, days, share], index) => ({
      backupType,
      hour: `${two((start + index * 2) % 24)}:${two(database.fake(165 + index).number.int(11) * 5)}`,
      weekDays: [...days],
      avgBckSize: Math.floor((segments * share) / 100) / 100,
      retention,
    }))
}

function two(value: number): string {
  return String(value).padStart(2, '0')
}

/** Findings change every other day and are sorted by impact, highest first. */
export function addmsOf(database: OracleFacts, today: number): OracleAddm[] {
  const fake = database.fake.part(171, today >> 1)
  const count = fake(1).number.int(4)
  let left = 9000
  return fake(3)
    .helpers.arrayElements(advices, count)
    .map(([finding, recommendation, action], index) => {
      const part = fake.part(2, index)
      const benefit = Math.floor((left * part(1).number.int({ min: 10, max: 54 })) / 100)
      left -= benefit
      return {
        finding,
        recommendation,
        action: action.replace('{sql}', sqlId(part(2))),
        benefit: benefit / 100,
      }
    })
    .toSorted((a, b) => b.benefit - a.benefit)
}

/** Thirteen base 32 digits, as Oracle names its statements. */
function sqlId(faker: Faker): string {
  return faker.string.fromCharacters('0123456789abcdfghjkmnpqrstuvwxyz', 13)
}
