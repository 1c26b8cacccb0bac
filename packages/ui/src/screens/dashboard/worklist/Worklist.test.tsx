import { makeOracleContract } from '@inventory-console/api-mocks/fixtures/contracts'
import { makeCompliance } from '@inventory-console/api-mocks/fixtures/licenses'
import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { alertWindow } from '../../../domain/alertWindow.ts'
import { renderWithProviders } from '../../../testing/samples/renderWithProviders.tsx'
import { empty, loading, one, ready } from '../../../testing/states.ts'
import { CloudErrors, Worklist, type WorklistProps } from './Worklist.tsx'

const emptyWork: WorklistProps = {
  agents: { list: empty, totalCount: null },
  tablespaces: empty,
  compliance: empty,
  contracts: { oracle: empty, mysql: empty, sqlServer: empty },
  alerts: one([]),
  alertDays: alertWindow(Date.parse('2026-03-16T09:30:00Z')),
  missing: empty,
  clouds: null,
  trend: { earlier: null },
}

async function rowsOf(work: Partial<WorklistProps>, card: RegExp) {
  await renderWithProviders(<Worklist {...emptyWork} {...work} />)
  return readRows(card)
}

async function readRows(card: RegExp) {
  const section = page.getByRole('region', { name: card })
  await expect.element(section.getByRole('listitem').first()).toBeVisible()
  return section
    .getByRole('listitem')
    .elements()
    .map(({ textContent }) => textContent)
}

function short(licenseTypeID: string, consumed: number, covered: number, cost = 0) {
  const [row] = makeCompliance()
  if (row === undefined) throw new Error('There is no license type')
  return { ...row, licenseTypeID, consumed, covered, cost, unlimited: false }
}

test('lists the three license types with the most expensive gaps, then those with the largest missing share', async () => {
  const compliance = ready([
    short('A1', 3850, 0, 475),
    short('A2', 272, 0, 17_500),
    short('A3', 500, 500, 17_500),
    short('A4', 1040, 1000),
    short('A5', 6, 0),
  ])
  expect(await rowsOf({ compliance }, /missing licenses/i)).toEqual([
    expect.stringMatching(/^A2.*\D4\.8M at list price272 missing$/),
    expect.stringMatching(/^A1.*\D1\.8M at list price3,850 missing$/),
    expect.stringMatching(/^A5.*[^e]6 missing$/),
  ])
})

test.each([
  ['in a window of 1440 pixels', 1384],
  ['in a window of 1920 pixels', 1864],
  ['on a phone', 390],
])('shows the description of a license type in full beside its price %s', async (_, width) => {
  await page.viewport(width, 900)
  const row = { ...short('A90603', 1100, 0, 17_500), itemDescription: 'Oracle Database Enterprise Edition' }
  await renderWithProviders(<Worklist {...emptyWork} compliance={ready([row])} />)
  const description = page.getByText('Enterprise Edition').element()
  expect(description.scrollWidth).toBe(description.clientWidth)
  expect(description.scrollHeight).toBe(description.clientHeight)
  await expect.element(page.getByText(/list price$/)).toBeVisible()
})

const agent = (hostname: string, days: number | null) => ({
  id: hostname,
  hostname,
  days,
  date: '',
  description: '',
})
const twoAgents = { list: ready([agent('a', 3), agent('b', 4)]), totalCount: null }

test.each([
  [1, /^\+1 since 13\/03$/],
  [5, /^−3 since 13\/03$/],
  [2, /^unchanged$/],
])('shows the difference from %i agents at the last visit', async (before, trend) => {
  const since = Date.parse('2026-03-13T09:30:00Z')
  const earlier = { since, counts: { agents: before } }
  await renderWithProviders(<Worklist {...emptyWork} agents={twoAgents} trend={{ earlier }} />)
  await expect.element(page.getByRole('region', { name: /agents/ }).getByText(trend)).toBeVisible()
})

test('shows the time of a visit on the same day, also on a card without rows', async () => {
  const since = new Date(2026, 2, 16, 7, 5).getTime()
  const earlier = { since, counts: { agents: 2 } }
  await renderWithProviders(<Worklist {...emptyWork} trend={{ earlier }} />)
  const card = page.getByRole('region', { name: 'All agents are reporting' })
  await expect.element(card.getByText('−2 since 07:05')).toBeVisible()
})

test('shows no trend without a count of the last visit', async () => {
  const earlier = { since: 1, counts: { tablespaces: 2 } }
  await renderWithProviders(<Worklist {...emptyWork} agents={twoAgents} trend={{ earlier }} />)
  const card = page.getByRole('region', { name: /agents/ })
  await expect.element(card.getByRole('listitem').first()).toBeVisible()
  await expect.element(card.getByText(/since/)).not.toBeInTheDocument()
})

const cloudError = (id: string, error: string) => ({
  id,
  cloud: 'aws' as const,
  createdAt: '2026-03-15T09:30:00Z',
  profileID: '',
  category: 'EC2',
  error,
})

test('lists the newest recommendation errors with their cloud, and links all', async () => {
  const list = ready(['expired key', 'no route', 'timeout', 'old'].map((error) => cloudError(error, error)))
  const clouds = { list, silent: [], refresh: vi.fn() }
  await renderWithProviders(<CloudErrors {...clouds} trend={emptyWork.trend} />)
  expect(await readRows(/^4 recommendation errors/)).toEqual([
    expect.stringMatching(/^Amazon AWSEC2 · expired key.*ago$/),
    expect.stringMatching(/no route/),
    expect.stringMatching(/timeout/),
  ])
  await expect
    .element(page.getByRole('link', { name: 'Show all 4' }))
    .toHaveAttribute('data-figure', 'cloudErrors')
})

test('shows that some recommendation errors are unknown, retries them and records no count', async () => {
  const [refresh, onCount] = [vi.fn(), vi.fn()]
  const clouds = { list: empty, silent: ['google' as const], refresh }
  await renderWithProviders(<CloudErrors {...clouds} trend={{ earlier: null, onCount }} />)
  const card = page.getByRole('region', { name: /recommendation errors/ })
  await expect.element(card.getByText('Could not load some recommendation errors')).toBeVisible()
  await card.getByRole('button', { name: 'Retry' }).click()
  expect(refresh).toHaveBeenCalledOnce()
  expect(onCount.mock.calls.map(([id]) => id)).not.toContain('clouds')
})

test('reports the displayed counts, and none of a card that has not loaded', async () => {
  const onCount = vi.fn()
  const trend = { earlier: null, onCount }
  await renderWithProviders(
    <Worklist {...emptyWork} agents={twoAgents} tablespaces={{ status: 'loading' }} trend={trend} />,
  )
  await expect.element(page.getByRole('region', { name: /agents/ })).toBeVisible()
  expect(onCount).toHaveBeenCalledWith('agents', 2)
  expect(onCount).toHaveBeenCalledWith('licenses', 0)
  expect(onCount.mock.calls.map(([id]) => id)).not.toContain('tablespaces')
})

test('a card keeps its height when its rows arrive, or none', async () => {
  const card = page.getByRole('region', { name: /agents/ })
  const heights = []
  const list = ready([agent('a', 3), agent('b', 40), agent('c', 7)])
  const { rerender } = await renderWithProviders(
    <Worklist {...emptyWork} agents={{ list: loading, totalCount: null }} />,
  )
  heights.push(card.element().getBoundingClientRect().height)
  await rerender(<Worklist {...emptyWork} agents={{ list, totalCount: null }} />)
  await expect.element(card.getByRole('listitem').nth(2)).toBeVisible()
  heights.push(card.element().getBoundingClientRect().height)
  await rerender(<Worklist {...emptyWork} />)
  await expect.element(card).toHaveTextContent('All agents are reporting')
  heights.push(card.element().getBoundingClientRect().height)
  expect(new Set(heights).size).toBe(1)
})

test('lists the three agents that have been silent for the most days', async () => {
  const list = ready([agent('a', 3), agent('b', 40), agent('c', null), agent('d', 7), agent('e', 5)])
  expect(await rowsOf({ agents: { list, totalCount: null } }, /agents/i)).toEqual([
    expect.stringMatching(/^b40 days$/),
    expect.stringMatching(/^d7 days$/),
    expect.stringMatching(/^e5 days$/),
  ])
})

test('links a contract that ends to itself, and all of them in the order of their end', async () => {
  const contract = makeOracleContract({ contractID: 'C 1', supportExpiration: '2026-04-01T00:00:00Z' })
  await rowsOf({ contracts: { ...emptyWork.contracts, oracle: ready([contract]) } }, /expiring/)
  await expect
    .element(page.getByRole('link', { name: 'C 1', exact: true }))
    .toHaveAttribute('href', '/licenses/contract/oracle?search=C+1')
  await expect
    .element(page.getByRole('link', { name: 'Show all 1', exact: true }))
    .toHaveAttribute('href', expect.stringMatching(/^\/licenses\/contract\/oracle\?sort=supportExpiration&/))
})

test('names critical alerts without a code by their category', async () => {
  const group = { category: 'ENGINE', severity: 'CRITICAL', oldestAlert: '2026-03-10T08:00:00Z' } as const
  const alerts = one([{ ...group, count: 3, affectedHosts: 2, daysFromCreation: null }])
  expect(await rowsOf({ alerts }, /critical alerts/i)).toEqual([expect.stringMatching(/^Inventory/)])
})
