import { http, HttpResponse } from 'msw'
import { describe, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import {
  address,
  mockHandlers,
  button,
  mockWorld,
  openAs,
  openConsole,
  requests,
  withMockServices,
} from '../../testing/openConsole.tsx'

withMockServices()

const tab = (name: RegExp) => page.getByRole('tab', { name })
const heading = page.getByRole('heading', { name: 'Troubleshooting', level: 1 })
const dialog = page.getByRole('alertdialog')

async function openTroubleshooting(path = '/troubleshooting') {
  const stores = await openAs(path)
  await expect.element(heading).toBeVisible()
  return stores
}

const errorOfDay = (day: number) => ({
  seqValue: 1,
  profileID: 'sample-profile',
  category: 'sample category',
  createdAt: new Date(Date.UTC(2026, 2, day)).toISOString(),
  error: `sample error of day ${day}`,
})

const newNoDataAlerts = () =>
  mockWorld().alerts.filter(({ code, status }) => code === 'NO_DATA' && status === 'NEW')

async function rowMenu(index = 0) {
  await page
    .getByRole('button', { name: /^Actions for/ })
    .nth(index)
    .click()
}

describe('troubleshooting', () => {
  it('lists silent agents with their days of silence, longest first', async () => {
    await openTroubleshooting()
    await expect
      .element(tab(/^Agents not reporting/))
      .toHaveTextContent(`Agents not reporting${newNoDataAlerts().length}`)
    expect(requests.find((request) => request.includes('code=NO_DATA'))).toContain('sort-desc=true')
    await expect.element(page.getByRole('columnheader', { name: /^Days without data/ })).toBeVisible()
    const rows = () => page.getByRole('rowheader').elements()
    await expect.poll(() => rows().length).toBe(Math.min(25, newNoDataAlerts().length))
    const days = newNoDataAlerts()
      .map(({ description }) => Number(/in the last (\d+) day/.exec(description)?.[1]))
      .toSorted((a, b) => b - a)
    expect(rows().map((row) => row.parentElement?.querySelector('td')?.textContent)).toEqual(
      days.slice(0, 25).map(String),
    )
  })

  it('shows the total when the list is truncated', async () => {
    const stores = await openTroubleshooting()
    const [first] = newNoDataAlerts()
    mockHandlers(
      http.get('*/api/alerts', () =>
        HttpResponse.json({
          items: [{ ...first, _id: first?.id, hostname: 'silent-01', date: '2026-03-16T05:00:00Z' }],
          count: 12_345,
          pageSize: 10_000,
          page: 1,
        }),
      ),
    )
    await openConsole('/troubleshooting', stores)
    await expect.element(tab(/^Agents not reporting/)).toHaveTextContent('Agents not reporting12,345')
    await expect.element(page.getByText(/^Showing the newest 1 of 12,345/)).toBeVisible()
    expect(requests.some((request) => request.includes('size=999999'))).toBe(false)
  })

  it('keeps the open list and its state in the URL', async () => {
    const stores = await openTroubleshooting()
    await tab(/^Hosts without a cluster/).click()
    await expect.poll(address).toBe('/troubleshooting?show=loose')
    await page
      .getByRole('columnheader', { name: /^Hostname/ })
      .getByRole('button')
      .click()
    await expect.poll(address).toContain('sort=-hostname')
    const urlBefore = address()
    await openConsole(null, stores)
    await expect
      .element(page.getByRole('columnheader', { name: /^Hostname/ }))
      .toHaveAttribute('aria-sort', 'descending')
    expect(address()).toBe(urlBefore)
    await tab(/^Missing databases/).click()
    await expect.poll(address).toBe('/troubleshooting?show=missing')
  })

  it('keeps the other lists when one fails', async () => {
    const stores = await openTroubleshooting()
    mockHandlers(http.get('*/api/hosts/no-clusters', () => new HttpResponse(null, { status: 500 })))
    await openConsole('/troubleshooting', stores)
    await expect.element(tab(/^Hosts without a cluster \(not loaded\)/)).toBeVisible()
    await expect
      .element(tab(/^Agents not reporting/))
      .toHaveTextContent(`Agents not reporting${newNoDataAlerts().length}`)
    expect(address()).toBe('/troubleshooting')
  })

  it('dismisses a host, and shows the error if the server refuses', async () => {
    await openTroubleshooting()
    const before = newNoDataAlerts().length
    mockHandlers(
      http.delete('*/api/hosts/*', () => HttpResponse.json({ message: 'read-only mode' }, { status: 403 })),
    )
    await rowMenu()
    await page.getByRole('menuitem', { name: 'Dismiss host…' }).click()
    await dialog.getByRole('button', { name: 'Dismiss host' }).click()
    await expect.element(dialog.getByText(/403 Forbidden – read-only mode/)).toBeVisible()
    mockHandlers()
    const loose = () => requests.filter((request) => request === 'GET /api/hosts/no-clusters').length
    const looseBefore = loose()
    await dialog.getByRole('button', { name: 'Dismiss host' }).click()
    await expect.element(page.getByText(/ dismissed$/)).toBeVisible()
    await expect.element(dialog).not.toBeInTheDocument()
    await expect.poll(() => newNoDataAlerts().length).toBe(before - 1)
    await expect.element(tab(/^Agents not reporting/)).toHaveTextContent(`Agents not reporting${before - 1}`)
    await expect.poll(loose).toBeGreaterThan(looseBefore)
  })

  it('ignores a missing database with a comment and no longer counts it', async () => {
    await openTroubleshooting('/troubleshooting?show=missing')
    const count = async () =>
      Number(/\d+$/.exec((await tab(/^Missing databases/).findElement()).textContent)?.[0])
    await expect.element(page.getByRole('button', { name: /^Actions for/ }).first()).toBeVisible()
    const before = await count()
    await rowMenu()
    await page.getByRole('menuitem', { name: 'Ignore…' }).click()
    await dialog.getByRole('textbox', { name: 'Comment' }).fill('moved')
    await dialog.getByRole('button', { name: 'Ignore database' }).click()
    await expect.element(page.getByText(/ ignored$/)).toBeVisible()
    await expect.element(page.getByText('moved')).toBeVisible()
    await expect.poll(count).toBe(before - 1)
  })

  it('exports the rows in the sort order of the list', async () => {
    await openTroubleshooting('/troubleshooting?show=loose&sort=-hostname')
    await expect.element(page.getByRole('button', { name: /^Actions for|^Export/ }).first()).toBeVisible()
    const createObjectUrl = vi.spyOn(URL, 'createObjectURL')
    await button('Export').click()
    await page.getByRole('menuitem', { name: /CSV/ }).click()
    await expect.poll(() => createObjectUrl.mock.calls.length).toBe(1)
    const blob = createObjectUrl.mock.calls[0]?.[0]
    const lines = blob instanceof Blob ? (await blob.text()).trim().split('\r\n').slice(1) : []
    const names = lines.map((line) => line.split(',')[0] ?? '')
    expect(names.length).toBeGreaterThan(0)
    const { compare } = new Intl.Collator('en', { numeric: true })
    expect(names).toEqual(names.toSorted(compare).toReversed())
  })

  it('lists the errors of all clouds, newest first, even if one cloud does not respond', async () => {
    const stores = await openTroubleshooting()
    const errors = (...days: readonly number[]) => HttpResponse.json(days.map(errorOfDay))
    mockHandlers(
      http.get('*/thunder/gcp/errors', () => new HttpResponse(null, { status: 502 })),
      http.get('*/oci-recommendation-errors', () => errors(9, 14)),
      http.get('*/aws-recommendation-errors', () => errors(15, 8, 12)),
    )
    await openConsole('/troubleshooting?show=errors', stores)
    await expect.element(page.getByText('No data for Google: the server did not respond.')).toBeVisible()
    const order = () =>
      page
        .getByRole('row')
        .elements()
        .flatMap(({ textContent }) => /sample error of day \d+/.exec(textContent) ?? [])
    await expect.poll(order).toEqual([15, 14, 12, 9, 8].map((day) => `sample error of day ${day}`))
  })

  it('sends no cloud request if the menu has no cloud pages', async () => {
    mockHandlers(http.get('*/api/nodes', () => HttpResponse.json([{ name: 'Troubleshooting', parent: '' }])))
    await openAs('/troubleshooting?show=errors')
    await expect
      .element(tab(/^Agents not reporting/))
      .toHaveTextContent(`Agents not reporting${newNoDataAlerts().length}`)
    await expect.element(tab(/^Recommendation errors/)).not.toBeInTheDocument()
    expect(requests.filter((request) => request.includes('error'))).toEqual([])
  })
})
