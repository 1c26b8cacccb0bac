import { makeOracleContract } from '@inventory-console/api-mocks/fixtures/contracts'
import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { ToastProvider } from '../../../components/toast/Toast.tsx'
import { ListToolsContext, type ListTools } from '../../../lib/listTools.ts'
import type { SheetFile } from '../../../lib/sheet.ts'
import { makeListTools } from '../../../testing/listTools.ts'
import { flagship, inputs } from '../../../testing/samples/compliance.tsx'
import { renderWithProviders } from '../../../testing/samples/renderWithProviders.tsx'
import { one } from '../../../testing/states.ts'
import { ComplianceExplanation } from './ComplianceExplanation.tsx'

const [row] = flagship
const contract = makeOracleContract({
  id: '0123456789abcdef01234567',
  contractID: '5128624',
  licenseTypeID: 'A90611',
  metric: 'Processor Perpetual',
  location: 'Milan',
  hosts: [],
})

const isOfRow = ({ licenseTypeID }: { licenseTypeID: string }) => licenseTypeID === row?.licenseTypeID

/** The columns of the saved sheet, by their headers. */
async function columnsOf({ columns, readColumn }: SheetFile) {
  const cells = await Promise.all(
    columns.map(async (_, index) => {
      const { values, codes } = await readColumn(index)
      return [...codes].map((code) => (code === 0 ? null : values[code - 1]))
    }),
  )
  return new Map(columns.map(({ header }, index) => [header, cells[index] ?? []]))
}

test('exports figures, hosts, clusters, contracts and rules of a license type as one file', async () => {
  if (!row) throw new Error('no row')
  const save = vi.fn<ListTools['save']>(() => Promise.resolve())
  const ignored = inputs.used.filter(isOfRow).slice(0, 1)
  const used = inputs.used.map((usage) => (ignored.includes(usage) ? { ...usage, ignored: true } : usage))
  const explained = { ...inputs, used, oracle: [contract] }
  await renderWithProviders(
    <ToastProvider>
      <ListToolsContext value={makeListTools({ save })}>
        <ComplianceExplanation row={row} inputs={one(explained)} actions={null} />
      </ListToolsContext>
    </ToastProvider>,
  )
  await page.getByRole('button', { name: 'Export breakdown' }).click()
  await expect.poll(() => save.mock.calls.length).toBe(1)
  const [file, format] = save.mock.calls[0] ?? []
  if (!file) throw new Error('no file')
  expect([file.title, format]).toEqual([`Breakdown of ${row.licenseTypeID}`, 'xlsx'])
  const columns = await columnsOf(file)
  const parts = columns.get('Part') ?? []
  expect(new Set(parts)).toEqual(
    new Set(['Server value', 'Consumed by', 'Database', 'Ignored', 'Contract, in order of use', 'Rule']),
  )
  expect(columns.get('Licenses')?.[0]).toBe(row.consumed)
  const contractLine = parts.indexOf('Contract, in order of use')
  expect(columns.get('Name')?.[contractLine]).toBe('5128624')
  expect(columns.get('Location')?.[contractLine]).toBe('Milan')
})

test('links the clusters and shows the location of each contract', async () => {
  if (!row) throw new Error('no row')
  const places = ['Milan', 'All', ''].map((location, index) => ({
    ...contract,
    id: `${index}${contract.id.slice(1)}`,
    contractID: `C-${index}`,
    location,
  }))
  await renderWithProviders(
    <ToastProvider>
      <ComplianceExplanation row={row} inputs={one({ ...inputs, oracle: places })} actions={null} />
    </ToastProvider>,
  )
  const lines = page.getByRole('region', { name: 'Contracts, in order of use' }).getByRole('listitem')
  await expect.element(lines.filter({ hasText: /^C-0.*, Milan/ })).toBeVisible()
  await expect.element(lines.filter({ hasText: /^C-1.*, all locations/ })).toBeVisible()
  await expect.element(lines.filter({ hasText: /^C-2.*, no location/ })).toBeVisible()
  const cluster = inputs.used.find(
    ({ clusterName, clusterType, ignored, olvmCapped, ...usage }) =>
      isOfRow(usage) && clusterName !== '' && clusterType !== 'VeritasCluster' && !ignored && !olvmCapped,
  )
  const name = cluster?.clusterName ?? ''
  await expect
    .element(page.getByRole('link', { name, exact: true }))
    .toHaveAttribute('href', `/hypervisors/${name}`)
})
