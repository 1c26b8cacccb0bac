import { describe, expect, test } from 'vitest'
import { host, inputs, licenseType, usage } from '../../testing/fixtures/licenseWorld.ts'
import { summarizeLicenses } from '../../testing/fixtures/summarizeLicenses.ts'
import { calculateLicenses } from './licenseCalculation.ts'
import { proposalsOf } from './proposals.ts'

describe('ignore candidates', () => {
  const reasonsOf = (environment: string, hostname: string, dbName: string) => {
    const world = inputs({
      used: [usage(hostname, 4, { dbName })],
      hosts: [host(hostname, 8, { environment })],
    })
    return proposalsOf(calculateLicenses(licenseType(4, 0), world), world.hosts).flatMap((proposal) =>
      proposal.kind === 'ignore' ? proposal.reason : [],
    )
  }

  test.each([
    ['TEST', 'h1', 'db', ['test']],
    ['QA', 'h1', 'db', ['test']],
    ['DR', 'h1', 'db', ['standby']],
    ['PROD', 'h1_DR', 'db', ['standby']],
    ['PROD', 'ora-dr-01', 'db', ['standby']],
    ['PROD', 'h1', 'SALES_STBY', ['standby']],
    ['PROD', 'h1', 'standby', ['standby']],
    ['PROD', 'android', 'DRIVERS', []],
    ['PROD', 'latest', 'TESTAMENT', []],
    ['DEV', 'h1', 'db', []],
  ])('%s %s %s: %j', (environment, hostname, dbName, reasons) => {
    expect(reasonsOf(environment, hostname, dbName)).toEqual(reasons)
  })

  test('omits a database that consumes less than the largest of its host', () => {
    // db2 needs 2 of the 4 that db1 needs anyway.
    const world = inputs({
      used: [usage('h1', 4), usage('h1', 2, { dbName: 'db2_stby' })],
      hosts: [host('h1', 8)],
    })
    expect(summarizeLicenses(licenseType(4, 0), world).proposals).toEqual([['buy', 4, 4, 4, 0]])
  })
})
