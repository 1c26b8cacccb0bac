import { describe, expect, it } from 'vitest'
import { host, inputs, licenseType, oracle, usage } from '../../testing/fixtures/licenseWorld.ts'
import type { LicenseInputs } from './inputs.ts'
import { calculateLicenses } from './licenseCalculation.ts'
import type { Proposal } from './proposals.ts'
import { stackOf } from './proposalStack.ts'

/** `what: missing before → after` of each step in order, and the chosen ones that change nothing any more. */
function stack(missing: number, world: LicenseInputs, ...chosen: string[]) {
  const calculation = calculateLicenses(licenseType(missing, 0), world)
  const { steps, needless, before, after } = stackOf(calculation, new Set(chosen), world.hosts)
  expect([before.missing, ...steps.map((step) => step.after.missing)]).toEqual([
    ...steps.map((step) => step.before.missing),
    after.missing,
  ])
  return [
    ...steps.map((step) => `${nameOf(step)}: ${step.before.missing} → ${step.after.missing}`),
    ...needless.map((key) => `needless: ${key}`),
  ]
}

function nameOf(step: Proposal): string {
  switch (step.kind) {
    case 'attach':
      return `${step.contract.contractID} ${step.hostnames.join(' ')}`
    case 'ignore':
      return `ignore ${step.rows.map(({ hostname }) => hostname).join(' ')}`
    case 'buy':
      return `buy ${step.count}`
  }
}

describe('chosen proposals together', () => {
  it('give each contract other hosts, in the order in which the server uses the contracts', () => {
    // Alone both contracts would take h1 with 8. K2 is larger, so the server uses it first: h1. K1 then takes h2.
    const world = inputs({
      used: [usage('h1', 8), usage('h2', 4)],
      hosts: [host('h1', 16), host('h2', 8)],
      oracle: [oracle('K1', 8), oracle('K2', 10)],
    })
    expect(stack(12, world, 'attach K1', 'attach K2')).toEqual(['K2 h1: 12 → 4', 'K1 h2: 4 → 0'])
    expect(stack(12, world, 'attach K1')).toEqual(['K1 h1: 12 → 4'])
  })

  const withTest = inputs({
    used: [usage('h1', 8), usage('t', 4)],
    hosts: [host('h1', 16), host('t', 8, { environment: 'TEST' })],
    oracle: [oracle('K', 20)],
  })

  it('attach no host that is ignored before', () => {
    // Alone K would take both: 12. Without the 4 of the test host it takes h1 with 8.
    expect(stack(12, withTest, 'attach K', 'ignore test')).toEqual(['ignore t: 12 → 8', 'K h1: 8 → 0'])
  })

  it('buy only what the others leave missing', () => {
    expect(stack(12, withTest, 'buy', 'ignore test')).toEqual(['ignore t: 12 → 8', 'buy 8: 8 → 0'])
  })

  it('leave out what changes nothing after the others', () => {
    expect(stack(12, withTest, 'buy', 'attach K', 'ignore test', 'ignore standby')).toEqual([
      'ignore t: 12 → 8',
      'K h1: 8 → 0',
      'needless: buy',
    ])
  })

  it('are empty without a choice', () => {
    expect(stack(12, withTest)).toEqual([])
  })
})
