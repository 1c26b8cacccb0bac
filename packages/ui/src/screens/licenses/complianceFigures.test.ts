import { NOW } from '@inventory-console/api-mocks/clock'
import type { LicenseCompliance } from '@inventory-console/api-mocks/contract'
import { makeCompliance } from '@inventory-console/api-mocks/fixtures/licenses'
import { describe, expect, test } from 'vitest'
import { usedLicensesTo } from '../../columns/usedLicense.ts'
import type { Column } from '../../data-table/columns/column.ts'
import { gapCostOf, missingOf } from '../../domain/licenses/missing.ts'
import { formatFor } from '../../lib/format.ts'
import { complianceColumns, gapTotal, percentOf, complianceLevelOf } from './compliance/complianceColumns.ts'

const now = Date.parse(NOW)
function cell<Row>(columns: readonly Column<Row>[], id: string, row: Row): unknown {
  const column = columns.find((column) => column.id === id)
  if (!column) throw new Error(`There is no column ${id}`)
  return column.value ? column.value(row, now) : Reflect.get(Object(row), id)
}
describe('compliance', () => {
  const row = (compliance: number, unlimited = false): LicenseCompliance => {
    const [first] = makeCompliance()
    if (!first) throw new Error('nothing is used')
    return { ...first, compliance, unlimited }
  }
  const { share } = formatFor('en')

  test.each([
    [0, 'short', '0.0%'],
    [0.7999, 'short', '79.9%'],
    [0.799_999_9, 'short', '79.9%'],
    [0.8, 'close', '80.0%'],
    [0.9999, 'close', '99.9%'],
    [0.999_999, 'close', '99.9%'],
    [1, 'met', '100.0%'],
    [1.25, 'met', '125.0%'],
    [0.29, 'short', '29.0%'],
  ])('%d is %s and shown as %s', (fraction, standing, shown) => {
    expect(complianceLevelOf(row(fraction))).toBe(standing)
    expect(share(percentOf(fraction))).toBe(shown)
  })

  test('shows no percentage for an unlimited license', () => {
    expect(cell(complianceColumns, 'compliance', row(1, true))).toBeNull()
    expect(complianceLevelOf(row(1, true))).toBe('unlimited')
  })

  test.each([
    [{ consumed: 10, covered: 4 }, 6],
    [{ consumed: 4, covered: 10 }, 0],
    [{ consumed: 10, covered: 4, unlimited: true }, null],
  ])('counts the missing licenses of %j as %j', (figures, missing) => {
    expect(missingOf({ ...row(1), ...figures })).toBe(missing)
  })

  test.each([
    [{ consumed: 10, covered: 4, cost: 100 }, 600],
    [{ consumed: 4, covered: 10, cost: 100 }, null],
    [{ consumed: 10, covered: 4, cost: 0 }, null],
    [{ consumed: 10, covered: 4, cost: 100, unlimited: true }, null],
  ])('prices the gap of %j at %s', (figures, cost) => {
    expect(gapCostOf({ ...row(1), ...figures })).toBe(cost)
  })

  test('links to the used licenses of the type', () => {
    expect(usedLicensesTo('A90611')).toBe('/licenses/used?f.licenseTypeID=in%3AA90611')
    expect(usedLicensesTo('')).toBe('/licenses/used?search=mysql')
  })
})

describe('gapTotal', () => {
  const row = (consumed: number, covered: number, cost: number, unlimited = false) =>
    makeCompliance()
      .slice(0, 1)
      .map((first) => ({ ...first, consumed, covered, cost, unlimited }))

  test('counts the types with missing licenses and adds up the list prices of their gaps', () => {
    const rows = [row(10, 4, 100), row(5, 5, 100), row(8, 6, 50), row(9, 0, 1000, true)].flat()
    // 6 × 100 + 2 × 50; the unlimited type has no missing licenses.
    expect(gapTotal(rows)).toEqual({ types: 2, cost: 700 })
  })

  test('has no cost if no gap has a price', () => {
    expect(gapTotal(row(10, 4, 0))).toEqual({ types: 1, cost: null })
  })
})
