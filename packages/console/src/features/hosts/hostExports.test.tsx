import { sampleLocations } from '@inventory-console/api-mocks/fixtures/locations'
import { digestOf } from '@inventory-console/ui/lib/records'
import { http, HttpResponse } from 'msw'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import {
  mockHandlers,
  button,
  expectHostsVisible,
  newStores,
  openAs,
  withMockServices,
} from '../../testing/openConsole.tsx'

const [first] = sampleLocations

withMockServices()

interface ExportRequest {
  accept: string | null
  query: Record<string, string>
}
let saved: string[] = []
let exportRequests: ExportRequest[] = []

beforeEach(async () => {
  await page.viewport(1440, 900)
  saved = []
  exportRequests = []
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
    saved.push(this.download)
  })
})

async function openHosts(filters = {}) {
  const stores = newStores()
  const all = { location: null, environment: null, date: null, ...filters }
  stores.local.write('persisted-data', JSON.stringify({ filters: all }))
  await openAs('/hosts', 'admin', stores)
  await expect.element(page.getByRole('rowheader').first()).toBeVisible()
  mockHandlers(
    http.get('*/api/hosts', ({ request }) => {
      const accept = request.headers.get('Accept')
      exportRequests.push({ accept, query: Object.fromEntries(new URL(request.url).searchParams) })
    }),
  )
}

async function choose(name: string) {
  await button('Export').click()
  await page.getByRole('menuitem', { name }).click()
}
const dialog = page.getByRole('dialog')

/** Delays the next response of the hosts list. */
function holdHosts() {
  const { promise: pendingResponse, resolve: release } = Promise.withResolvers<undefined>()
  let sent: Request | undefined
  mockHandlers(
    http.get(
      '*/api/hosts',
      async ({ request }) => {
        sent = request
        await pendingResponse
      },
      { once: true },
    ),
  )
  return { isAborted: () => sent?.signal.aborted, release: () => release(undefined) }
}

/**
 * The next export completes after the cancelled one would have, so it saves the only file and no error is
 * shown.
 */
async function expectOneFileLater(name: string, file: string) {
  await choose(name)
  await expect.poll(() => saved).toEqual([file])
  expect(page.getByText('The export failed').elements()).toEqual([])
}

describe('host exports', () => {
  it('include all hosts that match the global filters', async () => {
    await openHosts({ environment: 'PROD' })
    await choose('Spreadsheet (XLSX)')
    await expect.poll(() => saved).toEqual([`hosts-data-${digestOf({ environment: 'PROD' })}-20260316.xlsx`])
    expect(exportRequests).toEqual([
      {
        accept: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
        query: { mode: 'summary', environment: 'PROD' },
      },
    ])
  })

  it.each([
    ['Oracle LMS audit (XLSM)…', 'oracle', 'hosts-lms-data'],
    ['MySQL audit (XLSM)…', 'mysql', 'hosts-lms-mysql-data'],
  ])('save the %s for a period including its last day', async (name, vendor, file) => {
    await openHosts()
    await choose(name)
    await dialog.getByRole('textbox', { name: 'Reported within, from' }).fill('01/03/2026')
    await dialog.getByRole('textbox', { name: 'Reported within, to' }).fill('10/03/2026')
    await dialog.getByRole('combobox', { name: 'Environment' }).selectOptions('TEST')
    await dialog.getByRole('button', { name: 'Export' }).click()
    const query = {
      from: new Date(2026, 2, 1).toISOString(),
      to: new Date(2026, 2, 11).toISOString(),
      environment: 'TEST',
    }
    await expect.poll(() => saved).toEqual([`${file}-${digestOf(query)}-20260316.xlsm`])
    await expect.element(dialog).not.toBeInTheDocument()
    const accept = `application/vnd.${vendor}.lms+vnd.ms-excel.sheet.macroEnabled.12`
    expect(exportRequests).toEqual([{ accept, query }])
  })

  it('start the audit dialog with the global filters', async () => {
    await openHosts({ location: first })
    await choose('Oracle LMS audit (XLSM)…')
    await expect.element(dialog.getByRole('combobox', { name: 'Location' })).toHaveValue(first)
  })

  it('show that locations failed to load and retry them', async () => {
    mockHandlers(http.get('*/api/hosts/locations', () => HttpResponse.json(7)))
    await openAs('/hosts')
    await expect.element(page.getByRole('rowheader').first()).toBeVisible()
    await choose('Oracle LMS audit (XLSM)…')
    const optionsError = dialog.getByText('Could not load options')
    await expect.element(optionsError).toBeVisible()
    mockHandlers()
    await dialog.getByRole('button', { name: 'Retry' }).click()
    await expect.element(optionsError).not.toBeInTheDocument()
    await dialog.getByRole('combobox', { name: 'Location' }).selectOptions(first)
  })

  it('cancel the request of a slow spreadsheet and save nothing', async () => {
    await openHosts()
    const slow = holdHosts()
    await choose('Spreadsheet (XLSX)')
    const running = page.getByRole('dialog', { name: 'Exporting Hosts' })
    await running.getByRole('button', { name: 'Cancel' }).click()
    await expect.element(running).not.toBeInTheDocument()
    await expect.poll(slow.isAborted).toBe(true)
    slow.release()
    await expectOneFileLater('Spreadsheet (XLSX)', 'hosts-data-20260316.xlsx')
  })

  it('cancel a spreadsheet whose response has arrived', async () => {
    await openHosts()
    const read = vi.spyOn(Blob.prototype, 'arrayBuffer')
    const { promise: pendingResponse, resolve: release } = Promise.withResolvers<ArrayBuffer>()
    read.mockImplementationOnce(() => pendingResponse)
    await choose('Spreadsheet (XLSX)')
    const running = page.getByRole('dialog', { name: 'Exporting Hosts' })
    await running.getByRole('button', { name: 'Cancel' }).click()
    await expect.element(running).not.toBeInTheDocument()
    release(Uint8Array.of(0x50, 0x4b, 0x03, 0x04).buffer)
    await expectOneFileLater('Spreadsheet (XLSX)', 'hosts-data-20260316.xlsx')
  })

  it('cancel a spreadsheet when its page is left', async () => {
    await openHosts()
    const slow = holdHosts()
    await choose('Spreadsheet (XLSX)')
    await expect.poll(slow.isAborted).toBe(false)
    window.history.pushState(null, '', '/alerts')
    window.dispatchEvent(new PopStateEvent('popstate'))
    await expect.element(page.getByRole('heading', { name: 'Alerts', level: 1 })).toBeVisible()
    await expect.poll(slow.isAborted).toBe(true)
    slow.release()
    expect(saved).toEqual([])
  })

  it('cancel the request of an audit file when its dialog is closed', async () => {
    await openHosts()
    const slow = holdHosts()
    await choose('Oracle LMS audit (XLSM)…')
    await dialog.getByRole('textbox', { name: 'Reported within, from' }).fill('01/03/2026')
    await dialog.getByRole('button', { name: 'Export' }).click()
    await expect.poll(slow.isAborted).toBe(false)
    await dialog.getByRole('button', { name: 'Cancel' }).click()
    await expect.element(dialog).not.toBeInTheDocument()
    await expect.poll(slow.isAborted).toBe(true)
    slow.release()
    await expectOneFileLater('Spreadsheet (XLSX)', 'hosts-data-20260316.xlsx')
  })

  it('keep the audit dialog open with the server message when the export fails', async () => {
    await openHosts()
    await expectHostsVisible()
    mockHandlers(
      http.get('*/api/hosts', () => HttpResponse.json({ message: 'no macros today' }, { status: 500 })),
    )
    await choose('Oracle LMS audit (XLSM)…')
    const from = dialog.getByRole('textbox', { name: 'Reported within, from' })
    await from.fill('01/03/2026')
    await dialog.getByRole('button', { name: 'Export' }).click()
    await expect.element(dialog.getByText(/500.*no macros today/)).toBeVisible()
    await expect.element(from).toHaveValue('01/03/2026')
    expect(saved).toEqual([])
    mockHandlers()
    await dialog.getByRole('button', { name: 'Export' }).click()
    const digest = digestOf({ from: new Date(2026, 2, 1).toISOString() })
    await expect.poll(() => saved).toEqual([`hosts-lms-data-${digest}-20260316.xlsm`])
  })
})
