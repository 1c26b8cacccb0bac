import { expect, test } from 'vitest'
import { makeCounted, host, inputs, licenseType, oracle, usage } from '../../testing/fixtures/licenseWorld.ts'
import type { LicenseInputs } from './inputs.ts'
import { calculateLicenses, type CountedLicenseType } from './licenseCalculation.ts'
import { proposalsOf } from './proposals.ts'
import { sourcesOf } from './sources.ts'

/** Figures of a license type: agreement with the server, its sources and the licenses to buy. */
function figures(type: CountedLicenseType, world: LicenseInputs) {
  const chain = calculateLicenses(type, world)
  return {
    agrees: chain.matchesServer,
    sources: sourcesOf(chain.needs).map(({ kind, names, licenses }) => [kind, names.length, licenses]),
    buy: proposalsOf(chain, world.hosts).flatMap((proposal) =>
      proposal.kind === 'buy' ? [[proposal.count, proposal.after.covered, proposal.after.missing]] : [],
    ),
  }
}

const of = (licenseTypeID: string) => ({ licenseTypeID })

test('GoldenGate and RAC replace the license types that they include', () => {
  // h1 has 8 cores × 0.5 = 4, h2 has 6 × 0.5 = 3, h3 has 4 × 0.5 = 2.
  // h1 uses GoldenGate and Active Data Guard: GoldenGate 4, Active Data Guard 0. h2 uses Active Data Guard: 3.
  // h2 uses RAC and RAC One Node: RAC 3, RAC One Node 0. h3 uses RAC One Node: 2.
  // The server lists no row of an included license type.
  const world = inputs({
    used: [
      usage('h1', 4, of('GoldenGate')),
      usage('h2', 3, of('ActiveDataGuard')),
      usage('h2', 3, of('RAC')),
      usage('h3', 2, of('RacOneNode')),
    ],
    hosts: [host('h1', 8), host('h2', 6), host('h3', 4)],
    oracle: [oracle('1', 1, { basket: true, used: 1, ...of('ActiveDataGuard') })],
  })
  expect(figures(licenseType(4, 0, of('GoldenGate')), world)).toEqual({
    agrees: true,
    sources: [['host', 1, 4]],
    buy: [[4, 4, 0]],
  })
  // The basket covers 1 of the 3 of h2: missing 2.
  expect(figures(licenseType(3, 1, of('ActiveDataGuard')), world)).toEqual({
    agrees: true,
    sources: [['host', 1, 3]],
    buy: [[2, 3, 0]],
  })
  expect(figures(licenseType(3, 0, of('RAC')), world)).toMatchObject({ sources: [['host', 1, 3]] })
  expect(figures(licenseType(2, 0, of('RacOneNode')), world)).toEqual({
    agrees: true,
    sources: [['host', 1, 2]],
    buy: [[2, 2, 0]],
  })
})

test('one SQL Server Enterprise instance makes the Standard instances of its host Enterprise', () => {
  // s1 has 8 cores = 4 packs, with an Enterprise and a Standard instance: both Enterprise, each counted.
  // s2 has 2 cores, at least 4 count = 2 packs, Standard.
  // Enterprise: consumed 8, one contract with 3 covers 3, missing 5. Standard: consumed 2, no contract.
  const byHost = { metric: 'HOST' }
  const world = inputs({
    used: [
      usage('s1', 4, { ...byHost, ...of('Enterprise'), dbName: 'MSSQLSERVER' }),
      usage('s1', 4, { ...byHost, ...of('Enterprise'), dbName: 'REPORTS' }),
      usage('s2', 2, { ...byHost, ...of('Standard') }),
    ],
    hosts: [host('s1', 8), host('s2', 2)],
    sqlServer: [{ ...makeCounted('1', 'HOST', []), ...of('Enterprise'), licensesNumber: 3 }],
  })
  const type = { vendor: 'microsoft', metric: 'HOST', cost: 0, itemDescription: 'SQL Server 2019' } as const
  expect(figures(licenseType(8, 3, { ...type, ...of('Enterprise') }), world)).toEqual({
    agrees: true,
    sources: [['instance', 2, 8]],
    buy: [[5, 8, 0]],
  })
  expect(figures(licenseType(2, 0, { ...type, ...of('Standard') }), world)).toEqual({
    agrees: true,
    sources: [['instance', 1, 2]],
    buy: [[2, 2, 0]],
  })
})

test('an unlimited license type lacks nothing and gets no proposals', () => {
  const world = inputs({
    used: [usage('h1', 4)],
    hosts: [host('h1', 8)],
    oracle: [oracle('1', 0, { unlimited: true, basket: true, used: 4 })],
  })
  const chain = calculateLicenses(licenseType(4, 4, { unlimited: true }), world)
  expect(chain.server.missing).toBe(0)
  expect(proposalsOf(chain, world.hosts)).toEqual([])
})
