import { makeUsedLicense } from '@inventory-console/api-mocks/fixtures/licenses'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { renderWithCatalogue } from '../../../testing/samples/renderWithCatalogue.tsx'
import { DatabaseExplanation } from './UsedExplanation.tsx'

const own = makeUsedLicense({
  usedLicenses: 4,
  clusterLicenses: 0,
  clusterName: '',
  clusterType: '',
  ignored: false,
  olvmCapped: false,
})
const clustered = { clusterName: 'vmcl-1', clusterType: 'VMWare/VMWare', clusterLicenses: 16 }

test.each([
  [own, 'Licenses counted: 4'],
  [{ ...own, ...clustered }, 'Counted as cluster vmcl-1: 16 licenses instead of 4.'],
  [
    { ...own, ...clustered, clusterType: 'Oracle/LVM', olvmCapped: true },
    'Capped CPU. Licenses counted: 4 instead of 16 (cluster).',
  ],
  [{ ...own, ignored: true, metric: 'Processor Perpetual' }, 'Ignored: not counted.'],
  [{ ...own, ignored: true, metric: 'HOST' }, 'Ignored, but still counted toward compliance: 4'],
])('explains a license of %o with “%s”', async (row, text) => {
  await renderWithCatalogue(<DatabaseExplanation row={row} />)
  await expect.element(page.getByText(text, { exact: true })).toBeVisible()
})
