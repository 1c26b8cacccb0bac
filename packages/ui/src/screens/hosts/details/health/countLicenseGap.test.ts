import { makeCompliance, makeUsedLicense } from '@inventory-console/api-mocks/fixtures/licenses'
import { expect, test } from 'vitest'
import { countLicenseGap } from './LicenseGap.tsx'

const used = (licenseTypeID: string, ignored = false) =>
  makeUsedLicense({ hostname: 'db-1', licenseTypeID, ignored })
function complianceOf(licenseTypeID: string, covered: number, unlimited = false) {
  const [row] = makeCompliance()
  if (row === undefined) throw new Error('There is no license type')
  return { ...row, licenseTypeID, consumed: 10, covered, unlimited }
}
const compliance = [
  complianceOf('A1', 4),
  complianceOf('A2', 10),
  complianceOf('A3', 9),
  complianceOf('A4', 0, true),
]
const licenses = [used('A1'), used('A1'), used('A1', true), used('A2'), used('A3'), used('A4'), used('A5')]

test('counts the licenses of short types without ignored ones', () => {
  // A1 twice and A3 once; A2 is covered, A4 unlimited and A5 not in the compliance list.
  expect(countLicenseGap('db-1', licenses, compliance)).toEqual({
    short: 3,
    used: 6,
    to: '/licenses/used?f.hostname=in%3Adb-1&f.licenseTypeID=in%3AA1%2CA3&f.ignored=is%3Ano',
  })
})
