import { combineHandlers } from '@inventory-console/api-mocks/combineHandlers'
import { createHandlers } from '@inventory-console/api-mocks/handlers'
import { paths } from '@inventory-console/ui/paths'
import { http, HttpResponse } from 'msw'
import { beforeEach, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { mockHandlers, mockWorld, openAs, withMockServices } from '../../testing/openConsole.tsx'

withMockServices()
beforeEach(async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  await page.viewport(1440, 1400)
})

/** Responds with a changed body. */
function respondWith(path: string, change: (body: ReturnType<typeof Object>) => object) {
  return http.get(path, async ({ request }) => {
    const response = await combineHandlers(createHandlers(mockWorld()))(request)
    return HttpResponse.json(change(Object(await response?.clone().json())))
  })
}

const id = 'A90611'
const product = 'Oracle Database Enterprise Edition'

/** The compliance with changed figures of one license type. */
function respondWithFigures(changes: object) {
  return respondWith('*/technologies/all/databases/licenses-compliance', ({ licensesCompliance }) => ({
    licensesCompliance: licensesCompliance.map((row: { licenseTypeID: string }) =>
      row.licenseTypeID === id ? { ...row, ...changes } : row,
    ),
  }))
}

const section = (name: string) => page.getByRole('region', { name, exact: true })
const enough = 'Could not read: enough'

it('keeps license types in the handover whose missing licenses cannot be calculated', async () => {
  mockHandlers(respondWithFigures({ consumed: 'enough' }))
  await openAs(paths.handover())
  const licenses = section('Missing licenses')
  const row = licenses.getByRole('row').filter({ has: page.getByTitle(enough) })
  await expect.element(row.getByText(product)).toBeVisible()
  await expect.element(row.getByRole('cell').last()).toHaveTextContent(enough)
  // The link opens a list without this row.
  await expect.element(licenses.getByRole('listitem').getByTitle(enough)).toBeVisible()
})

it('keeps contracts in the handover of which it is not known when their support ends', async () => {
  mockHandlers(
    respondWith('*/api/contracts/mysql/database', ({ contracts: [first] }) => ({
      contracts: [{ ...first, contractID: 'C-1', supportExpiration: true }],
    })),
  )
  await openAs(paths.handover())
  const row = section('Support expiring').getByRole('row').filter({ hasText: 'C-1' })
  await expect.element(row.getByRole('cell').last()).toHaveTextContent('Could not read: true')
})

it('keeps silent agents in the handover of which it is not known since when they are silent', async () => {
  mockHandlers(
    http.get('*/api/alerts', ({ request }) => {
      if (new URL(request.url).searchParams.get('code') !== 'NO_DATA') return undefined
      const alert = { _id: 'a', alertCode: 'NO_DATA', alertCategory: 'AGENT', alertStatus: 'NEW' }
      const items = [
        { ...alert, hostname: '000-undated', date: true, description: 'in the last 4 day(s)' },
        { ...alert, hostname: '000-untold', date: '2026-03-16T00:10:00Z', description: { days: 4 } },
      ]
      return HttpResponse.json({ items, count: 2, pageSize: 10_000, page: 1 })
    }),
  )
  await openAs(paths.handover())
  const cellOf = (name: string) =>
    section('Agents not reporting').getByRole('row').filter({ hasText: name }).getByRole('cell').last()
  await expect.element(cellOf('000-undated')).toHaveTextContent('Could not read: true')
  await expect.element(cellOf('000-untold')).toHaveTextContent('Could not read this value')
})

it('shows a license type on the dashboard without a price if its gap cannot be calculated', async () => {
  mockHandlers(respondWithFigures({ covered: 'enough' }))
  await openAs(paths.dashboard)
  const row = page.getByRole('listitem').filter({ has: page.getByRole('link', { name: id, exact: true }) })
  await expect.element(row.getByTitle(enough)).toBeVisible()
  await expect.element(row.getByText('at list price')).not.toBeInTheDocument()
})

it('marks the figures of a license plan and their total', async () => {
  mockHandlers(respondWithFigures({ covered: 'enough' }))
  await openAs(paths.licensePlan())
  const impact = section('License impact')
  await impact.getByRole('button', { name: /unchanged/ }).click()
  const row = impact.getByRole('row').filter({ hasText: id })
  const cells = row.getByRole('cell')
  await expect.element(cells.nth(0).getByTitle(enough)).not.toBeInTheDocument()
  for (const index of [1, 2, 3]) await expect.element(cells.nth(index).getByTitle(enough)).toBeVisible()
  // Another one is not affected.
  const others = impact.getByRole('row').filter({ hasNotText: id }).getByRole('cell')
  await expect.element(others.first()).toBeVisible()
  expect(
    others
      .elements()
      .map(({ textContent }) => textContent)
      .join(' '),
  ).not.toContain('Could not read')
  await expect.element(impact.getByRole('paragraph').getByTitle(enough)).toBeVisible()
})

it('keeps a license type in the audit whose use could not be read, and marks the sums', async () => {
  mockHandlers(respondWithFigures({ consumed: 'enough', covered: 'enough' }))
  await openAs(paths.licenseAudit)
  const row = page.getByRole('row').filter({ has: page.getByRole('rowheader', { name: id }) })
  await expect.element(row.getByTitle(enough).first()).toBeVisible()
  const cells = row
    .getByRole('gridcell')
    .elements()
    .map(({ textContent }) => textContent)
  expect(cells.filter((text) => text === enough)).toHaveLength(6)
  const sums = page.getByRole('definition')
  await expect.element(sums.first()).toHaveTextContent(enough)
})

it('marks the number of contracts of a license type if it is not known what a contract is for', async () => {
  mockHandlers(
    respondWith('*/api/contracts/mysql/database', ({ contracts: [first] }) => ({
      contracts: [{ ...first, licenseTypeID: true }],
    })),
  )
  await openAs(`${paths.licenseTypes}?search=MySQL`)
  await expect.element(page.getByRole('grid').getByTitle('Could not read: true').first()).toBeVisible()
  await openAs(`${paths.licenseTypes}?search=${id}`)
  await expect.element(page.getByRole('rowheader', { name: id })).toBeVisible()
  await expect.element(page.getByRole('grid').getByTitle(/^Could not read/)).not.toBeInTheDocument()
})

it('says of no host of a contract that it lacks licenses if its covered ones could not be read', async () => {
  mockHandlers(
    respondWith('*/api/contracts/oracle/database', ({ contracts: [first] }) => ({
      contracts: [
        {
          ...first,
          contractID: 'C-1',
          hosts: [
            {
              hostname: '000-first',
              consumedLicensesCount: 10,
              coveredLicensesCount: 4,
              totalCoveredLicensesCount: 'enough',
            },
          ],
        },
      ],
    })),
  )
  await openAs(paths.oracleContracts)
  const grid = page.getByRole('grid')
  await expect.element(grid.getByTitle(enough)).toBeVisible()
  await expect.element(grid.getByText('Missing licenses')).not.toBeInTheDocument()
  await page.getByTitle('Actions for C-1').click()
  await page.getByRole('menuitem', { name: 'Attached hosts…' }).click()
  const dialog = page.getByRole('dialog')
  await expect.element(dialog.getByTitle(enough)).toBeVisible()
  await expect.element(dialog.getByText('Missing licenses')).not.toBeInTheDocument()
})

it('sorts a number that could not be read after all others', async () => {
  mockHandlers(respondWithFigures({ covered: 'enough' }))
  await openAs(`${paths.compliance}?search="${product}"&sort=-missing`)
  const types = () =>
    page
      .getByRole('rowheader')
      .elements()
      .map(({ textContent }) => textContent)
  // Without the covered ones it would be the type with the most missing licenses.
  await expect.poll(() => types().indexOf(id)).toBeGreaterThan(0)
})

it('does not filter a boolean that could not be read as no', async () => {
  const answers = [false, true, 'enough']
  mockHandlers(
    respondWith('*/databases/option-list', (rows) =>
      rows.slice(0, 3).map((row: { oracleDatabaseFeatureUsageStat: object }, index: number) => ({
        ...row,
        oracleDatabaseFeatureUsageStat: {
          ...row.oracleDatabaseFeatureUsageStat,
          currentlyUsed: answers[index],
        },
      })),
    ),
  )
  await openAs(paths.options)
  await expect.element(page.getByTitle(enough)).toBeInTheDocument()
  await page.getByRole('button', { name: /^Filters/ }).click()
  await page.getByRole('radio', { name: 'No', exact: true }).click()
  await page.getByRole('button', { name: 'Apply' }).click()
  await expect.element(page.getByText('1–1 of 1 (3 total)')).toBeVisible()
})

it('marks the text and the age of an alert in an opened group', async () => {
  mockHandlers(
    http.get('*/api/alerts', ({ request }) => {
      if (new URL(request.url).searchParams.has('mode')) return undefined
      const items = [
        { _id: 'a', alertCode: 'NEW_LICENSE', alertStatus: 'NEW', date: true, description: { licenses: 4 } },
      ]
      return HttpResponse.json({ items, count: 1, pageSize: 50, page: 1 })
    }),
  )
  await openAs('/alerts')
  await page.getByRole('button', { name: 'Details of New license' }).first().click()
  const alert = page.getByRole('region', { name: 'New license: details' }).getByRole('listitem')
  await expect.element(alert.getByText('Could not read this value')).toBeVisible()
  await expect.element(alert.getByText('Could not read: true')).toBeVisible()
})
