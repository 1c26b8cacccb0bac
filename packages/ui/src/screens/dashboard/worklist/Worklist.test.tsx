import { makeCompliance } from '@inventory-console/api-mocks/fixtures/licenses'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { alertWindow } from '../../../domain/alertWindow.ts'
import { renderWithProviders } from '../../../testing/samples/renderWithProviders.tsx'
import { empty, one, ready } from '../../../testing/states.ts'
import { Worklist, type WorklistProps } from './Worklist.tsx'

const emptyWork: WorklistProps = {
  agents: { list: empty, totalCount: null },
  tablespaces: empty,
  compliance: empty,
  contracts: { oracle: empty, mysql: empty, sqlServer: empty },
  alerts: one([]),
  alertDays: alertWindow(Date.parse('2026-03-16T09:30:00Z')),
  missing: empty,
}

async function rowsOf(work: Partial<WorklistProps>, card: RegExp) {
  await renderWithProviders(<Worklist {...emptyWork} {...work} />)
  const section = page.getByRole('region', { name: card })
  await expect.element(section.getByRole('listitem').first()).toBeVisible()
  return section
    .getByRole('listitem')
    .elements()
    .map(({ textContent }) => textContent)
}

test('lists the three license types with the most missing licenses, and their number', async () => {
  const [row] = makeCompliance()
  if (row === undefined) throw new Error('There is no license type')
  const short = (licenseTypeID: string, consumed: number, covered: number) => ({
    ...row,
    licenseTypeID,
    consumed,
    covered,
    unlimited: false,
  })
  // Missing: 4, 100, 0, 40 and 6.
  const compliance = ready([
    short('A1', 14, 10),
    short('A2', 100, 0),
    short('A3', 500, 500),
    short('A4', 1040, 1000),
    short('A5', 6, 0),
  ])
  expect(await rowsOf({ compliance }, /short/i)).toEqual([
    expect.stringMatching(/^A2.*\D100 missing$/),
    expect.stringMatching(/^A4.*\D40 missing$/),
    expect.stringMatching(/^A5.*\D6 missing$/),
  ])
})

test('lists the three agents that have been silent for the most days', async () => {
  const agent = (hostname: string, days: number | null) => ({
    id: hostname,
    hostname,
    days,
    date: '',
    description: '',
  })
  const list = ready([agent('a', 3), agent('b', 40), agent('c', null), agent('d', 7), agent('e', 5)])
  expect(await rowsOf({ agents: { list, totalCount: null } }, /agents/i)).toEqual([
    expect.stringMatching(/^b40 days$/),
    expect.stringMatching(/^d7 days$/),
    expect.stringMatching(/^e5 days$/),
  ])
})
