import { http, HttpResponse } from 'msw'
import { expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import {
  mockHandlers,
  responseCount,
  button,
  mockWorld,
  openAs,
  requests,
  withMockServices,
} from '../../testing/openConsole.tsx'
import { openAlertsPage, replaceAlerts } from '../../testing/pages/alertsPage.ts'

withMockServices()

const grid = page.getByRole('grid')
const dialog = page.getByRole('alertdialog')

/** Opens 2,600 alerts with a unique description each. */
async function openManyAlerts(path: string) {
  replaceAlerts(2600)
  for (const alert of mockWorld().alerts) alert.description = `Alert ${alert.id}`
  await openAlertsPage(path)
}

async function chooseExport(name: string) {
  await expect.element(button('Export')).toHaveAttribute('aria-haspopup')
  await button('Export').click()
  await page.getByRole('menuitem', { name }).click()
}

async function exportedFile(createObjectUrl: { mock: { calls: readonly (readonly unknown[])[] } }) {
  await expect.poll(() => createObjectUrl.mock.calls.length, { timeout: 10_000 }).toBeGreaterThan(0)
  const blob = createObjectUrl.mock.calls[0]?.[0]
  if (!(blob instanceof Blob)) throw new Error('No file was made')
  return blob
}

const licenseAlerts = () => mockWorld().alerts.filter(({ category }) => category === 'LICENSE')
const descriptionsIn = (text: string) => text.match(/Alert [0-9a-f]{24}/g) ?? []

it('exports all filtered alerts with the columns and order on screen', async () => {
  await openManyAlerts('/alerts?show=table&f.alertCategory=in:LICENSE&sort=-description&hide=alertCode')
  const headers = [...grid.element().querySelectorAll('thead th[data-column]')].map((cell) =>
    cell.getAttribute('data-column'),
  )
  const visibleDescriptions = descriptionsIn(grid.element().textContent)
  const createObjectUrl = vi.spyOn(URL, 'createObjectURL')
  await chooseExport('This view (CSV)')
  const text = await (await exportedFile(createObjectUrl)).text()
  const [head = '', ...lines] = text.trim().split('\r\n')
  const fileDescriptions = descriptionsIn(lines.join('\n'))
  expect(head.split(',')).toHaveLength(headers.length)
  expect(lines).toHaveLength(licenseAlerts().length)
  expect(fileDescriptions.slice(0, visibleDescriptions.length)).toEqual(visibleDescriptions)
  expect(fileDescriptions).toEqual(
    descriptionsIn(
      licenseAlerts()
        .map(({ description }) => description)
        .join(),
    )
      .toSorted()
      .toReversed(),
  )
})

it('shows the error of a failed export and exports all alerts on retry', async () => {
  await openManyAlerts('/alerts?show=table')
  mockHandlers(
    http.get('*/alerts', ({ request }) =>
      new URL(request.url).searchParams.get('page') === '2'
        ? new HttpResponse(null, { status: 502 })
        : undefined,
    ),
  )
  const createObjectUrl = vi.spyOn(URL, 'createObjectURL')
  await chooseExport('This view (CSV)')
  await expect.element(dialog.getByText(/502/).first()).toBeVisible()
  expect(createObjectUrl).not.toHaveBeenCalled()
  mockHandlers()
  await dialog.getByRole('button', { name: /again|Retry/ }).click()
  const text = await (await exportedFile(createObjectUrl)).text()
  expect(new Set(descriptionsIn(text)).size).toBe(2600)
})

it('requests no more pages and saves no file after Cancel', async () => {
  await openManyAlerts('/alerts?show=table')
  const { promise: pendingResponse, resolve: release } = Promise.withResolvers<undefined>()
  mockHandlers(
    http.get('*/alerts', async ({ request }) => {
      if (new URL(request.url).searchParams.get('page') === '2') await pendingResponse
    }),
  )
  const running = page.getByRole('dialog')
  const createObjectUrl = vi.spyOn(URL, 'createObjectURL')
  await chooseExport('This view (XLSX)')
  await expect.element(running.getByRole('progressbar')).toBeVisible()
  await running.getByRole('button', { name: 'Cancel' }).click()
  await expect.element(running).not.toBeInTheDocument()
  release(undefined)
  // The list is read after the second page of the export, so a third one would have been requested.
  const before = responseCount('/api/alerts')
  await button('Refresh').click()
  await expect.poll(() => responseCount('/api/alerts')).toBeGreaterThan(before)
  expect(requests.filter((request) => request.includes('page=3'))).toEqual([])
  expect(createObjectUrl).not.toHaveBeenCalled()
})

it('aborts the request of the server and saves no file after Cancel', async () => {
  await openManyAlerts('/alerts?show=table')
  const { promise: pendingResponse, resolve: release } = Promise.withResolvers<undefined>()
  let sent: Request | undefined
  const isSpreadsheet = ({ headers }: Request) => headers.get('Accept')?.includes('spreadsheetml') ?? false
  mockHandlers(
    http.get('*/alerts', async ({ request }) => {
      if (sent || !isSpreadsheet(request)) return
      sent = request
      await pendingResponse
    }),
  )
  const running = page.getByRole('dialog', { name: 'Exporting Alerts' })
  const createObjectUrl = vi.spyOn(URL, 'createObjectURL')
  await chooseExport('Spreadsheet (XLSX)')
  await running.getByRole('button', { name: 'Cancel' }).click()
  await expect.element(running).not.toBeInTheDocument()
  await expect.poll(() => sent?.signal.aborted).toBe(true)
  release(undefined)
  // This export completes after the cancelled one would have.
  await chooseExport('Spreadsheet (XLSX)')
  await expect.poll(() => createObjectUrl.mock.calls.length).toBe(1)
  expect(page.getByText('The export failed').elements()).toEqual([])
})

it('prints the whole filtered list, not only the current page', async () => {
  await openManyAlerts('/alerts?show=table&f.alertCategory=in:LICENSE')
  const paper: string[] = []
  vi.spyOn(window, 'print').mockImplementation(() => {
    window.dispatchEvent(new Event('beforeprint'))
    paper.push(document.querySelector('[data-slot="print-view"]')?.textContent ?? '')
    window.dispatchEvent(new Event('afterprint'))
  })
  await chooseExport('Print…')
  await expect.poll(() => paper.length, { timeout: 10_000 }).toBe(1)
  expect(new Set(descriptionsIn(paper[0] ?? '')).size).toBe(licenseAlerts().length)
  // The print command of the browser prints the current page only, with its range.
  window.dispatchEvent(new Event('beforeprint'))
  const text = () => document.querySelector('[data-slot="print-view"]')?.textContent ?? ''
  await expect.poll(() => descriptionsIn(text()).length).toBe(25)
  expect(text()).toContain(`1–25 of ${licenseAlerts().length.toLocaleString('en-US')}`)
  window.dispatchEvent(new Event('afterprint'))
})

it('offers the spreadsheet of the server for filters that the server supports', async () => {
  await openAs('/alerts?show=table&f.alertStatus=in:ACK')
  await expect.element(grid).toHaveAttribute('aria-busy', 'false')
  const createObjectUrl = vi.spyOn(URL, 'createObjectURL')
  await chooseExport('Spreadsheet (XLSX)')
  expect((await exportedFile(createObjectUrl)).type).toContain('spreadsheetml')
  expect(requests.findLast((request) => request.startsWith('GET /api/alerts'))).toBe(
    'GET /api/alerts?status=ACK',
  )
})
