import { describe, expect, test } from 'vitest'
import { dashboardOf } from '../../world/dashboard.ts'
import { complianceIn } from '../../world/licenses/compliance.ts'
import { oracleContractRows } from '../../world/licenses/contracts/oracleContracts.ts'
import type { LicenseInventory } from '../../world/licenses/licenseInventory.ts'
import {
  usedLicensesIn,
  usedPerCluster,
  usedPerHost,
  usedPerVeritasCluster,
} from '../../world/licenses/usedLicenses.ts'
import { inventoryOfWorld } from '../../world/licenses/worldLicenses.ts'
import { expectedRows, textOf, truth, truthWorld, type Answers } from './truth.ts'

function answersOf(inventory: LicenseInventory): Record<keyof Answers, readonly unknown[]> {
  const rowsOf = usedLicensesIn(inventory)
  const used = [...inventory.hosts].flatMap(rowsOf)
  const { oracle, mySql, sqlServer } = complianceIn(inventory)
  return {
    used,
    usedPerHost: usedPerHost(used),
    usedPerCluster: usedPerCluster(used),
    usedVeritas: usedPerVeritasCluster(inventory, inventory.hosts),
    compliance: [...oracle, ...mySql, ...sqlServer],
    oracleContracts: oracleContractRows(inventory),
  }
}

const names = [
  'used',
  'usedPerHost',
  'usedPerCluster',
  'usedVeritas',
  'compliance',
  'oracleContracts',
] as const
const states = [undefined, ...truth.changes]

describe.each(states.map((change) => [change?.name ?? 'base', change] as const))('%s', (_name, change) => {
  const answers = answersOf(inventoryOfWorld(truthWorld(change)))
  // Only the answers that a change can affect were read again.
  test.each(names.filter((name) => change === undefined || change.answers[name] !== undefined))(
    '%s equals the answer of the server',
    (name) => {
      expect(answers[name].map(textOf).toSorted()).toEqual(expectedRows(name, change))
    },
  )
})

test('dashboard figures equal those of the server', () => {
  // For an administrator the dashboard counts only contracts at the location All.
  const answer = dashboardOf(truthWorld(), undefined, ['All'])
  for (const name of ['ercole', 'oracle', 'mySql', 'sqlServer', 'postgreSql', 'mongoDb'] as const) {
    const { compliancePercentageVal, ...counts } = truth.dashboard[name]
    expect(answer[name]).toMatchObject(counts)
    expect(answer[name].compliancePercentageVal).toBeCloseTo(compliancePercentageVal, 10)
  }
})
