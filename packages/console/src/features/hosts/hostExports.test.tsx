import { http, HttpResponse } from 'msw'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import {
  answer,
  button,
  hostsAreShown,
  newStores,
  openAs,
  withMockServices,
} from '../../testing/openConsole.tsx'

withMockServices()

interface Asked {
  accept: string | null
  query: Record<string, string>
}
let saved: string[] = []
let asked: Asked[] = []

beforeEach(async () => {
  await page.viewport(1440, 900)
  saved = []
  asked = []
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
    saved.push(this.download)
  })
})

async function inside(filters = {}) {
  const stores = newStores()
  const all = { location: null, environment: null, date: null, ...filters }
  stores.local.write('persisted-data', JSON.stringify({ filters: all }))
  await openAs('/hosts', 'admin', stores)
  await expect.element(page.getByRole('rowheader').first()).toBeVisible()
  answer(
    http.get('*/api/hosts', ({ request }) => {
      const accept = request.headers.get('Accept')
      asked.push({ accept, query: Object.fromEntries(new URL(request.url).searchParams) })
    }),
  )
}

async function choose(name: string) {
  await button('Export').click()
  await page.getByRole('menuitem', { name }).click()
}
const dialog = page.getByRole('dialog')

describe('the files of the hosts', () => {
  it('are all hosts with the global filters of the page', async () => {
    await inside({ environment: 'PROD' })
    await choose('Spreadsheet (XLSX)')
    await expect.poll(() => saved).toEqual(['hosts-data-20260316.xlsx'])
    expect(asked).toEqual([
      {
        accept: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
        query: { mode: 'summary', environment: 'PROD' },
      },
    ])
  })

  it.each([
    ['Oracle LMS audit (XLSM)…', 'oracle', 'hosts-lms-data-20260316.xlsm'],
    ['MySQL audit (XLSM)…', 'mysql', 'hosts-lms-mysql-data-20260316.xlsm'],
  ])('are audited: %s, for a period whose last day is included', async (name, vendor, file) => {
    await inside()
    await choose(name)
    await dialog.getByRole('textbox', { name: 'Reported, from' }).fill('01/03/2026')
    await dialog.getByRole('textbox', { name: 'Reported, to' }).fill('10/03/2026')
    await dialog.getByRole('combobox', { name: 'Environment' }).selectOptions('TEST')
    await dialog.getByRole('button', { name: 'Export' }).click()
    await expect.poll(() => saved).toEqual([file])
    await expect.element(dialog).not.toBeInTheDocument()
    expect(asked).toEqual([
      {
        accept: `application/vnd.${vendor}.lms+vnd.ms-excel.sheet.macroEnabled.12`,
        query: {
          from: new Date(2026, 2, 1).toISOString(),
          to: new Date(2026, 2, 11).toISOString(),
          environment: 'TEST',
        },
      },
    ])
  })

  it('start from the global filters where they are audited', async () => {
    await inside({ location: 'Milan' })
    await choose('Oracle LMS audit (XLSM)…')
    await expect.element(dialog.getByRole('combobox', { name: 'Location' })).toHaveValue('Milan')
  })

  it('say that locations could not be loaded, and ask for them again', async () => {
    answer(http.get('*/api/hosts/locations', () => HttpResponse.json(7)))
    await openAs('/hosts')
    await expect.element(page.getByRole('rowheader').first()).toBeVisible()
    await choose('Oracle LMS audit (XLSM)…')
    const told = dialog.getByText('The choices could not be loaded')
    await expect.element(told).toBeVisible()
    answer()
    await dialog.getByRole('button', { name: 'Retry' }).click()
    await expect.element(told).not.toBeInTheDocument()
    await dialog.getByRole('combobox', { name: 'Location' }).selectOptions('Milan')
  })

  it('improve: that fail closed their dialog without a word', async () => {
    await inside()
    await hostsAreShown()
    answer(http.get('*/api/hosts', () => HttpResponse.json({ message: 'no macros today' }, { status: 500 })))
    await choose('Oracle LMS audit (XLSM)…')
    const from = dialog.getByRole('textbox', { name: 'Reported, from' })
    await from.fill('01/03/2026')
    await dialog.getByRole('button', { name: 'Export' }).click()
    await expect.element(dialog.getByText(/500.*no macros today/)).toBeVisible()
    await expect.element(from).toHaveValue('01/03/2026')
    expect(saved).toEqual([])
    answer()
    await dialog.getByRole('button', { name: 'Export' }).click()
    await expect.poll(() => saved).toEqual(['hosts-lms-data-20260316.xlsm'])
  })
})
