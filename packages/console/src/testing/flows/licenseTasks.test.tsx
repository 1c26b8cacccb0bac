import type { IgnoreLicense } from '@inventory-console/api-mocks/contract'
import { http } from 'msw'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { address, mockHandlers, mockWorld, openAs, withMockServices } from '../openConsole.tsx'

withMockServices()
beforeEach(() => page.viewport(1920, 1000))
afterEach(() => vi.restoreAllMocks())

const grid = page.getByRole('grid').first()
const firstRow = page.getByRole('rowheader').first()
const alert = page.getByRole('alertdialog')
const focused = () => document.activeElement
const isFocused = (name: RegExp) => name.test(nameOf(focused()))

function nameOf(element: Element | null): string {
  const label = element?.getAttribute('aria-label') ?? ''
  return label === '' ? (element?.textContent ?? '') : label
}

/** Presses Tab until a control with this name has the focus. */
async function tabTo(name: RegExp, presses = 60) {
  for (let press = 0; press < presses && !isFocused(name); press += 1) {
    // oxlint-disable-next-line no-await-in-loop -- key presses come one after the other
    await userEvent.tab()
  }
  expect(nameOf(focused())).toMatch(name)
}

/** Exports the list as CSV by keyboard and returns the text of the file. */
async function exportCsv(): Promise<string> {
  const files: Blob[] = []
  vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    if (file instanceof Blob) files.push(file)
    return 'blob:saved'
  })
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined)
  await tabTo(/^Export/)
  await press('{Enter}')
  await expect.element(page.getByRole('menuitem', { name: /CSV/ })).toBeVisible()
  for (let count = 0; count < 5 && !isFocused(/CSV/); count += 1) {
    // oxlint-disable-next-line no-await-in-loop -- key presses come one after the other
    await press('{ArrowDown}')
  }
  await press('{Enter}')
  await expect.poll(() => files.length).toBeGreaterThan(0)
  return (await Promise.all(files.map((file) => file.text()))).join('\n')
}

async function press(keys: string) {
  await userEvent.keyboard(keys)
}

/** A restricted contract of A90611 that names no host and has licenses for all of them. */
function contract(change: { contractID?: string; supportExpiration?: string } = {}) {
  return {
    id: '0123456789abcdef01234567',
    contractID: '5128624',
    csi: '',
    licenseTypeID: 'A90611',
    referenceNumber: '',
    unlimited: false,
    count: 10_000,
    basket: false,
    restricted: true,
    supportExpiration: '2027-01-01T00:00:00Z',
    hosts: [],
    status: '',
    productOrderDate: null,
    location: 'All',
    ...change,
  }
}

function onlyContracts(...oracle: readonly ReturnType<typeof contract>[]) {
  mockWorld().contracts.push({
    since: Number.NEGATIVE_INFINITY,
    contracts: { oracle: [...oracle], mysql: [], microsoft: [] },
  })
}

it('finds a gap at the top of compliance and closes it with a contract that has room', async () => {
  onlyContracts(contract())
  await openAs('/licenses/compliance')
  await expect.element(firstRow).toBeVisible()
  // The list starts with the most expensive gap.
  const column = page.getByRole('columnheader', { name: 'Cost to cover' }).element()
  const costs = [...grid.element().querySelectorAll(`tbody [aria-colindex="${column.ariaColIndex}"]`)]
    .map(({ textContent }) => Number(textContent.replaceAll(',', '')))
    .filter((value) => !Number.isNaN(value))
  expect(costs.length).toBeGreaterThan(1)
  expect(costs).toEqual(costs.toSorted((a, b) => b - a))
  await press('/')
  await press('A90611')
  await expect.poll(address).toContain('search=A90611')
  await tabTo(/^Details of A90611/)
  await press('{Enter}')
  await expect.element(page.getByRole('region', { name: 'Cover missing licenses' })).toBeVisible()
  await tabTo(/^Preview: Attach/)
  await press('{Enter}')
  const effect = alert.getByLabelText('Effect')
  await expect.element(effect).toBeVisible()
  await expect.element(effect.getByLabelText('→').first()).toBeVisible()
  const [before = '', percentage = ''] = effect.element().textContent.match(/[\d.]+%/g) ?? []
  expect(Number.parseFloat(percentage)).toBeGreaterThan(Number.parseFloat(before))
  await tabTo(/^Attach$/)
  await press('{Enter}')
  await expect.element(page.getByText(/attached to contract 5128624/)).toBeVisible()
  await expect.element(page.getByRole('gridcell', { name: percentage }).first()).toBeVisible()
})

it('lists the contracts that end within 90 days with the days that remain', async () => {
  // Today is 16 March.
  onlyContracts(
    {
      ...contract({ contractID: '1', supportExpiration: '2026-03-31T00:00:00Z' }),
      id: '0123456789abcdef01234501',
    },
    {
      ...contract({ contractID: '2', supportExpiration: '2026-07-01T00:00:00Z' }),
      id: '0123456789abcdef01234502',
    },
  )
  await openAs('/licenses/contract/oracle')
  await expect.element(firstRow).toBeVisible()
  await tabTo(/^Expire within 90 days/)
  await press('{Enter}')
  await expect.poll(address).toMatch(/f\.supportExpiration=days:/)
  const column = page.getByRole('columnheader', { name: 'Days left' })
  await expect.element(column).toBeVisible()
  const index = column.element().getAttribute('aria-colindex')
  const days = () =>
    [...grid.element().querySelectorAll(`tbody [aria-colindex="${index}"]`)].map(({ textContent }) =>
      Number(textContent),
    )
  await expect.poll(days).toEqual([15])
})

it('imports 37 of 40 contracts and exports the result of each line', async () => {
  await openAs('/licenses/contract/mysql')
  await expect.element(firstRow).toBeVisible()
  const before = mockWorld().contracts.at(-1)?.contracts.mysql.length ?? 0
  const head = 'Type,Contract Number,CSI,License Type,Number of Licenses,Location'
  const bad = new Map([
    [5, 'ROOM,8880005,1,B64911,3,'],
    [17, 'HOST,,1,B64911,3,'],
    [31, 'HOST,8880031,1,NONE,3,'],
  ])
  const rows = Array.from(
    { length: 40 },
    (_, index) => bad.get(index) ?? `HOST,${8_880_000 + index},1,B64911,3,`,
  )
  await tabTo(/^Import…/)
  await press('{Enter}')
  const box = page.getByLabelText(/^CSV file/)
  await userEvent.upload(box, new File([[head, ...rows].join('\n')], 'bought.csv', { type: 'text/csv' }))
  await expect.element(alert.getByText(/^3 lines have errors/)).toBeVisible()
  const skip = alert.getByRole('checkbox', { name: 'Skip the 3 lines with errors' })
  for (let count = 0; count < 40 && focused() !== skip.element(); count += 1) {
    // oxlint-disable-next-line no-await-in-loop -- key presses come one after the other
    await userEvent.tab()
  }
  await press(' ')
  await tabTo(/^Import 37 contracts/)
  await press('{Enter}')
  await expect.element(alert.getByText('37 contracts imported from bought.csv')).toBeVisible()
  const result = alert.getByRole('grid', { name: 'Import result' })
  await expect.element(result.getByRole('gridcell', { name: 'Skipped' }).first()).toBeVisible()
  expect(mockWorld().contracts.at(-1)?.contracts.mysql).toHaveLength(before + 37)
  const text = await exportCsv()
  expect(text.match(/Imported/g)).toHaveLength(37)
  expect(text.match(/Skipped/g)).toHaveLength(3)
})

it('explains a consumed figure by its hosts and exports them for an auditor', async () => {
  await openAs('/licenses/compliance?search=A90611')
  await expect.element(firstRow).toBeVisible()
  await tabTo(/^Details of A90611/)
  await press('{Enter}')
  const sources = page.getByRole('region', { name: /^Consumed: / })
  await expect.element(sources).toBeVisible()
  await tabTo(/standalone hosts?/)
  const hosts = Number(/^[\d,]+/.exec(nameOf(focused()))?.[0].replaceAll(',', ''))
  await press('{Enter}')
  await expect.poll(address).toContain('/licenses/used?')
  await expect.element(firstRow).toBeVisible()
  const text = await exportCsv()
  // Cells may contain line breaks; each record names the license type once.
  expect(text.match(/,A90611,/g)).toHaveLength(hosts)
})

it('ignores the licenses of all hosts of a test cluster with one comment', async () => {
  const sent: IgnoreLicense[] = []
  await openAs('/licenses/used?tab=clusters')
  await expect.element(firstRow).toBeVisible()
  const cluster = firstRow.element().textContent
  await openAs(`/licenses/used?f.clusterName=in:${encodeURIComponent(cluster)}&f.ignored=is:no&size=all`)
  mockHandlers(
    http.post<never, IgnoreLicense[]>('*/api/licenses/ignore', async ({ request }) => {
      sent.push(...(await request.clone().json()))
      return undefined
    }),
  )
  await expect.element(firstRow).toBeVisible()
  const rows = Number(grid.element().getAttribute('aria-rowcount')) - 1
  expect(rows).toBeGreaterThan(1)
  await tabTo(/^Select /)
  await press('{ArrowUp}')
  await expect.poll(() => isFocused(/^Select all/)).toBe(true)
  await press(' ')
  await tabTo(new RegExp(`^Ignore ${rows}…`))
  await press('{Enter}')
  await expect.element(alert.getByRole('textbox', { name: 'Comment' })).toBeVisible()
  await expect.element(alert.getByText(`In one cluster: ${cluster}`)).toBeVisible()
  await tabTo(/^$/)
  await press('Test cluster')
  await tabTo(/^Ignore$/)
  await press('{Enter}')
  await expect.element(page.getByText(`${rows} usages ignored`)).toBeVisible()
  expect(sent).toHaveLength(rows)
  expect(new Set(sent.map(({ ignored, ignoredComment }) => `${ignored} ${ignoredComment}`))).toEqual(
    new Set(['true Test cluster']),
  )
})
