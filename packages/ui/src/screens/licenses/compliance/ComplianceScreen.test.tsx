import { makeCompliance } from '@inventory-console/api-mocks/fixtures/licenses'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { ToastProvider } from '../../../components/toast/Toast.tsx'
import { renderWithProviders } from '../../../testing/samples/renderWithProviders.tsx'
import { ready } from '../../../testing/states.ts'
import { ComplianceScreen } from './ComplianceScreen.tsx'

const rows = makeCompliance()
  .slice(0, 4)
  .map((row, index) => ({
    ...row,
    licenseTypeID: `type ${index}`,
    available: [3, -1.5, 0, -20][index] ?? 0,
  }))

test.each([
  ['en', 'Available', false, ['-20', '-1.5', '0', '3']],
  ['en', 'Available', true, ['3', '0', '-1.5', '-20']],
  ['it', 'Disponibili', false, ['-20', '-1,5', '0', '3']],
] as const)(
  'ComplianceScreen in %s sorts %s (descending: %s) by number, negative ones included: %j',
  async (locale, name, desc, values) => {
    await page.viewport(1920, 900)
    await renderWithProviders(
      <ToastProvider>
        <ComplianceScreen
          list={ready(rows)}
          view={{ sort: { id: 'available', desc } }}
          onRefresh={() => undefined}
          explain={() => null}
        />
      </ToastProvider>,
      locale,
    )
    await expect.element(page.getByRole('rowheader').first()).toBeVisible()
    const header = page.getByRole('columnheader', { name: new RegExp(`^${name}`) }).element()
    const index = [...(header.parentElement?.children ?? [])].indexOf(header)
    const texts = page
      .getByRole('rowheader')
      .elements()
      .map((cell) => cell.parentElement?.children[index]?.textContent)
    expect(texts).toEqual(values)
  },
)

test('ComplianceScreen shows description and metric in full in a window of 1440 pixels', async () => {
  // Without the sidebar.
  await page.viewport(1384, 900)
  const longRows = makeCompliance().map((row, index) => ({
    ...row,
    licenseTypeID: index === 0 ? 'DG7GMGF0FKX9-0003' : row.licenseTypeID,
    itemDescription: 'Oracle Database Standard Edition 2',
    metric: 'Named User Plus Perpetual' as const,
  }))
  await renderWithProviders(
    <ToastProvider>
      <ComplianceScreen list={ready(longRows)} onRefresh={() => undefined} explain={() => null} />
    </ToastProvider>,
  )
  for (const text of ['Oracle Database Standard Edition 2', 'NUP']) {
    const cell = page.getByRole('gridcell', { name: text }).first()
    await expect.element(cell).toBeVisible()
    const range = document.createRange()
    range.selectNodeContents(cell.element())
    const { left, width } = cell.element().getBoundingClientRect()
    expect(range.getBoundingClientRect().right).toBeLessThanOrEqual(left + width)
  }
})

test('ComplianceScreen shows gap, compliance and status in a window of 1024 pixels', async () => {
  // Without the sidebar.
  await page.viewport(968, 768)
  const longRows = makeCompliance().map((row, index) => ({
    ...row,
    licenseTypeID: index === 0 ? 'DG7GMGF0FKX9-0003' : row.licenseTypeID,
    itemDescription: 'Oracle Database Standard Edition 2',
    metric: 'Named User Plus Perpetual' as const,
  }))
  await renderWithProviders(
    <ToastProvider>
      <ComplianceScreen list={ready(longRows)} onRefresh={() => undefined} explain={() => null} />
    </ToastProvider>,
  )
  await expect.element(page.getByRole('rowheader').first()).toBeVisible()
  for (const name of [/^Missing/, 'Compliance', 'Status']) {
    const header = page.getByRole('columnheader', { name }).element()
    expect(header.getBoundingClientRect().right).toBeLessThanOrEqual(968)
  }
})

test('shows the whole description of the license type on a card', async () => {
  await page.viewport(390, 844)
  await renderWithProviders(
    <ToastProvider>
      <ComplianceScreen list={ready(rows)} onRefresh={() => undefined} explain={() => null} />
    </ToastProvider>,
  )
  const name = () => document.querySelector('[data-card="name"]')
  await expect.poll(name).not.toBeNull()
  const [card, text] = [name()?.parentElement?.getBoundingClientRect(), name()?.getBoundingClientRect()]
  expect(name()?.textContent).toMatch(/\w+ \w+/)
  expect(name()?.previousElementSibling?.getAttribute('data-card')).toBe('identity')
  // A third line would add 14 px.
  expect(name()?.scrollHeight).toBeLessThan((name()?.clientHeight ?? 0) + 5)
  expect(text?.bottom).toBeLessThan((card?.bottom ?? 0) - 30)
})

test('ComplianceScreen lists the most expensive gap first, not the largest number', async () => {
  const [row] = makeCompliance()
  if (!row) throw new Error('The fixtures have none')
  const gap = { covered: 0, compliance: 0, unlimited: false }
  const list = [
    { ...row, ...gap, licenseTypeID: 'named users', consumed: 3850, cost: 475 },
    { ...row, ...gap, licenseTypeID: 'processors', consumed: 272, cost: 17_500 },
  ]
  await renderWithProviders(
    <ToastProvider>
      <ComplianceScreen list={ready(list)} onRefresh={() => undefined} explain={() => null} />
    </ToastProvider>,
  )
  await expect.element(page.getByRole('rowheader').first()).toHaveTextContent('processors')
})
