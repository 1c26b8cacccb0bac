import { beforeEach, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { address, button, newStores, openAs, requests, withMockServices } from '../../testing/openConsole.tsx'

withMockServices()
beforeEach(() => page.viewport(1440, 900))

const writes = () => requests.filter((request) => !request.startsWith('GET') && !request.includes('/login'))
const reads = (path: string) => requests.filter((request) => request.includes(path)).length

it('reads the licenses by the rules of an auditor and opens the hosts behind a difference', async () => {
  await openAs('/licenses/compliance', 'admin', newStores())
  await page.getByRole('link', { name: 'Rehearse an audit' }).click()
  await expect.element(page.getByText(/The auditor counts like the server/)).toBeVisible()
  await page.getByRole('switch', { name: 'Core factor 1' }).click()
  await expect.poll(address).toBe('/licenses/audit?rules=factor')
  await page.getByRole('switch', { name: 'Whole vCenters' }).click()
  await expect.poll(address).toBe('/licenses/audit?rules=clusters,factor')
  // Recorded uses are a large list, which no rule needs so far.
  expect(reads('option-list')).toBe(0)

  await page.getByRole('grid').getByRole('link', { name: 'A90611', exact: true }).click()
  await expect.poll(address).toContain('tab=sheet')
  expect(decodeURIComponent(address())).toContain('rules=clusters,factor')
  await expect.element(page.getByText('Rules: Whole vCenters, Core factor 1')).toBeVisible()
  await expect.element(page.getByRole('grid').getByText('Enterprise Edition').first()).toBeVisible()
  expect(writes()).toEqual([])
})

it('keeps a decision for the next visit, and merges that of a colleague', async () => {
  const stores = newStores()
  await openAs('/licenses/audit?tab=sheet&rules=factor', 'admin', stores)
  const decided = page.getByRole('grid').getByText('Contested')
  await page
    .getByRole('checkbox', { name: /^Select (?!all)/ })
    .first()
    .click()
  await button('Decide about 1 row…').click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('radio', { name: 'Contested' }).click()
  await dialog.getByLabelText('Note').fill('Factor 0.5 by the table of 2021')
  await dialog.getByRole('button', { name: 'Save decision' }).click()
  await expect.element(decided).toBeVisible()
  await expect.element(page.getByText('Factor 0.5 by the table of 2021').first()).toBeVisible()
  await button('Export').click()
  await expect.element(page.getByRole('menuitem', { name: 'Decisions (JSON)' })).toBeVisible()
  // The browser writes them.
  await expect.element(page.getByText('Server exports')).not.toBeInTheDocument()
  await userEvent.keyboard('{Escape}')

  const decision = { licenseTypeID: 'A90611', kind: 'host', name: 'gone-01', state: 'accepted', note: 'Paid' }
  const file = {
    format: 'license-audit-decisions',
    version: 1,
    decisions: [{ ...decision, by: 'marco', at: '2026-03-15T10:00:00.000Z', history: [] }],
  }
  await button('Open decisions…').click()
  const read = dialog.getByRole('button', { name: 'Read file' })
  await expect.element(read).toBeDisabled()
  await dialog.getByLabelText('Decisions file').upload(new File([JSON.stringify(file)], 'marco.json'))
  await read.click()
  await expect.element(dialog.getByText('1 new decision, 0 newer than yours')).toBeVisible()
  await dialog.getByRole('button', { name: 'Merge' }).click()
  await expect
    .element(page.getByText(/1 decision is about a row that these rules do not show/))
    .toBeInTheDocument()
  const stored = stores.local.read('auditDecisions') ?? ''
  expect(stored).toContain('Factor 0.5 by the table of 2021')
  expect(stored).toContain('gone-01')
  expect(writes()).toEqual([])
})
