import type { IgnoreLicense } from '@inventory-console/api-mocks/contract'
import { http, HttpResponse } from 'msw'
import { beforeEach, describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import {
  address,
  mockHandlers,
  button,
  newStores,
  openAs,
  requests,
  withMockServices,
} from '../../testing/openConsole.tsx'

withMockServices()
beforeEach(() => page.viewport(1440, 900))

async function openPage(target: string, filters: object = {}) {
  const stores = newStores()
  const persisted: unknown = JSON.parse(stores.local.read('persisted-data') ?? '{}')
  stores.local.write('persisted-data', JSON.stringify({ ...Object(persisted), filters }))
  await openAs(target, 'admin', stores)
  return stores
}

const writes = () => requests.filter((request) => !request.startsWith('GET') && request.includes('ignore'))
const dialog = page.getByRole('alertdialog')
const firstRow = page.getByRole('rowheader').first()

async function runRowAction(item: string) {
  await page
    .getByTitle(/^Actions for/)
    .first()
    .click()
  await page.getByRole('menuitem', { name: item }).click()
}

describe('used licenses', () => {
  it('open from a part number link with a search, which the hosts view keeps', async () => {
    await openPage('/licenses/used/A90611')
    await expect.poll(address).toBe('/licenses/used?search=A90611')
    await expect.element(page.getByRole('searchbox', { name: /^Search/ })).toHaveValue('A90611')
    await page.getByRole('link', { name: 'Hosts', exact: true }).last().click()
    await expect.poll(address).toBe('/licenses/used?tab=hosts&search=A90611')
    await expect
      .element(page.getByRole('link', { name: 'Hosts', exact: true }).last())
      .toHaveAttribute('aria-current', 'page')
    await expect.element(page.getByRole('searchbox', { name: /^Search/ })).toHaveValue('A90611')
  })

  it('keep the filters that the other view supports', async () => {
    await openPage('/licenses/used?f.licenseTypeID=has:A90611&f.ignored=is:no')
    await expect.element(firstRow).toBeVisible()
    await page.getByRole('link', { name: 'Hosts', exact: true }).last().click()
    await expect.poll(address).toBe('/licenses/used?tab=hosts&f.licenseTypeID=has%3AA90611')
    await expect.element(page.getByRole('gridcell', { name: 'A90611' }).first()).toBeVisible()
  })

  it('send only the request of the current view', async () => {
    await openPage('/licenses/used?tab=hosts')
    await expect.element(firstRow).toBeVisible()
    const used = new Set(requests.filter((request) => request.includes('licenses-used')))
    expect([...used]).toEqual(['GET /api/hosts/technologies/all/databases/licenses-used-per-host'])
  })

  it('shows the recalculation of a host when expanded', async () => {
    await openPage('/licenses/used?tab=hosts')
    await page
      .getByTitle(/^Details of/)
      .first()
      .click()
    await expect.element(page.getByText('Verified').first()).toBeVisible()
  })
})

describe('one license', () => {
  it('ignores a license once with a comment and stops ignoring it', async () => {
    await openPage('/licenses/used?search=A90611&f.ignored=is:no&hide=')
    await expect.element(firstRow).toBeVisible()
    await runRowAction('Ignore…')
    await dialog.getByRole('textbox', { name: 'Comment' }).fill('agreed in May')
    expect(writes()).toEqual([])
    await dialog.getByRole('button', { name: 'Ignore' }).click()
    await expect.element(page.getByText('Usage ignored')).toBeVisible()
    expect(writes()).toEqual([
      expect.stringMatching(
        /^PUT .*technologies\/oracle\/databases\/[^/]+\/licenses\/A90611\/ignored\/true$/,
      ),
    ])
    await page.getByRole('searchbox', { name: /^Search/ }).fill('agreed in May')
    await button('Remove Ignored: no').click()
    await expect.element(page.getByRole('gridcell', { name: 'agreed in May' })).toBeVisible()
    await runRowAction('Stop ignoring…')
    await dialog.getByRole('button', { name: 'Stop ignoring' }).click()
    await expect.element(page.getByText('Usage no longer ignored')).toBeVisible()
    expect(writes()).toHaveLength(2)
  })

  it('keeps the comment and the page when the server rejects it', async () => {
    await openPage('/licenses/used?search=A90611&f.ignored=is:no')
    mockHandlers(
      http.put('*/ignored/true', () => HttpResponse.json({ message: 'read-only' }, { status: 403 })),
    )
    await expect.element(firstRow).toBeVisible()
    await runRowAction('Ignore…')
    await dialog.getByRole('textbox', { name: 'Comment' }).fill('agreed in May')
    await dialog.getByRole('button', { name: 'Ignore' }).click()
    await expect.element(dialog.getByText(/read-only/)).toBeVisible()
    await expect.element(dialog.getByRole('textbox', { name: 'Comment' })).toHaveValue('agreed in May')
    expect(address()).toContain('/licenses/used')
  })
})

describe('many licenses', () => {
  const keyOf = ({ hostname, databaseName, licenseTypeID }: IgnoreLicense) =>
    JSON.stringify([hostname, databaseName, licenseTypeID])

  /** Rejects 5% of the entries on their first attempt. */
  function refuseSome() {
    const sent = new Map<string, number>()
    const done = new Set<string>()
    let seen = 0
    const handler = http.post<never, IgnoreLicense[]>('*/api/licenses/ignore', async ({ request }) => {
      const entries = await request.json()
      const updated = entries.filter((entry) => {
        const key = keyOf(entry)
        const before = sent.get(key) ?? 0
        sent.set(key, before + 1)
        seen += 1
        if (before === 0 && seen % 20 === 0) return false
        done.add(key)
        return true
      })
      const error = entries.filter((entry) => !updated.includes(entry))
      return HttpResponse.json({ updated, error: error.length === 0 ? null : error })
    })
    return { handler, sent, done }
  }

  async function ignoreAll() {
    await page.getByRole('checkbox', { name: /^Select all/ }).click()
    await page.getByRole('button', { name: /^Ignore [1-9]/ }).click()
    await dialog.getByRole('textbox', { name: 'Comment' }).fill('test systems')
    await dialog.getByRole('button', { name: 'Ignore' }).click()
  }

  it('show which ones were not changed and retry only those', async () => {
    await openPage('/licenses/used?f.ignored=is:no&size=all')
    const { handler, sent, done } = refuseSome()
    mockHandlers(handler)
    await expect.element(firstRow).toBeVisible()
    await ignoreAll()
    const all = sent.size
    await expect
      .poll(() =>
        dialog
          .getByText(`${done.size} changed, ${sent.size - done.size} not changed`, { exact: true })
          .query(),
      )
      .not.toBeNull()
    const refused = sent.size - done.size
    expect(refused).toBe(Math.floor(sent.size / 20))
    expect(refused).toBeGreaterThan(1)
    await dialog.getByRole('button', { name: `Retry ${refused}` }).click()
    await expect.element(page.getByText(`${sent.size} usages ignored`)).toBeVisible()
    expect(done.size).toBe(sent.size)
    expect(all).toBeLessThanOrEqual(sent.size)
    // Changed licenses are not sent again.
    expect([...sent.values()].filter((times) => times > 1)).toHaveLength(refused)
    expect(Math.max(...sent.values())).toBe(2)
  })

  it('sends one request per license when the server has no bulk operation', async () => {
    await openPage('/licenses/used?search=A90611&f.ignored=is:no')
    const sent: string[] = []
    mockHandlers(
      http.post('*/api/licenses/ignore', () => new HttpResponse('404 page not found', { status: 404 })),
      http.put('*/ignored/true', ({ request }) => {
        sent.push(request.url)
        return HttpResponse.json(null)
      }),
    )
    await expect.element(firstRow).toBeVisible()
    await page.getByRole('checkbox', { name: /^Select all/ }).click()
    const ignore = page.getByRole('button', { name: /^Ignore [1-9]/ })
    const selected = Number(ignore.element().textContent.replaceAll(/\D/g, ''))
    expect(selected).toBeGreaterThan(1)
    await ignore.click()
    await dialog.getByRole('textbox', { name: 'Comment' }).fill('test systems')
    await dialog.getByRole('button', { name: 'Ignore' }).click()
    await expect.element(page.getByText(`${selected} usages ignored`)).toBeVisible()
    expect(new Set(sent).size).toBe(selected)
  })

  it('counts and retries the licenses of a failed batch in the receipt', async () => {
    await openPage('/licenses/used?f.ignored=is:no&size=all')
    const sent: string[] = []
    let calls = 0
    mockHandlers(
      http.post<never, IgnoreLicense[]>('*/api/licenses/ignore', async ({ request }) => {
        calls += 1
        const entries = await request.json()
        sent.push(...entries.map(keyOf))
        return calls === 2
          ? HttpResponse.json({ message: 'database is gone' }, { status: 500 })
          : HttpResponse.json({ updated: entries, error: null })
      }),
    )
    await expect.element(firstRow).toBeVisible()
    await page.getByRole('checkbox', { name: /^Select all/ }).click()
    const ignore = page.getByRole('button', { name: /^Ignore [1-9]/ })
    const selected = Number(ignore.element().textContent.replaceAll(/\D/g, ''))
    // Requires three batches.
    expect(selected).toBeGreaterThan(200)
    await ignore.click()
    await dialog.getByRole('textbox', { name: 'Comment' }).fill('test systems')
    await dialog.getByRole('button', { name: 'Ignore' }).click()
    await expect
      .element(dialog.getByText(`100 changed, ${selected - 100} not changed`, { exact: true }))
      .toBeVisible()
    await expect.element(dialog.getByText(/database is gone/)).toBeVisible()
    expect(calls).toBe(2)
    // A retry sends the failed batch and the unsent one.
    const before = sent.splice(0)
    await dialog.getByRole('button', { name: `Retry ${selected - 100}` }).click()
    await expect.element(page.getByText(`${selected} usages ignored`)).toBeVisible()
    expect(sent).toHaveLength(selected - 100)
    expect(sent.slice(0, 100)).toEqual(before.slice(100))
    expect(new Set([...before, ...sent]).size).toBe(selected)
  })
})
