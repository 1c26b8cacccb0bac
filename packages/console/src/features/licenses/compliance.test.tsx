import { sampleLocations } from '@inventory-console/api-mocks/fixtures/locations'
import { http, HttpResponse } from 'msw'
import { beforeEach, describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import {
  address,
  mockHandlers,
  button,
  mockWorld,
  newStores,
  openAs,
  requests,
  withMockServices,
} from '../../testing/openConsole.tsx'

const [first] = sampleLocations

withMockServices()
beforeEach(() => page.viewport(1440, 900))

const dialog = page.getByRole('alertdialog')
const row = page.getByRole('rowheader', { name: 'A90611' })
const details = page.getByTitle('Details of A90611')
const compliance = (share: string) => page.getByRole('gridcell', { name: share })
const inputs = /licenses-used|contracts\/|hosts\?mode=summary|hosts\/clusters/
const writes = () =>
  requests.filter((request) => /^(PUT|POST) \/api\/(contracts|licenses|hosts)/.test(request))

/** Replaces all contracts by one of A90611. */
function onlyContract(terms: { count: number; basket: boolean; restricted: boolean }) {
  const contract = {
    id: '0123456789abcdef01234567',
    contractID: '5128624',
    csi: '20000001',
    licenseTypeID: 'A90611',
    referenceNumber: '',
    unlimited: false,
    ...terms,
    supportExpiration: '2027-01-01T00:00:00Z',
    hosts: [],
    status: 'Active',
    productOrderDate: null,
    location: 'All',
  }
  const contracts = { oracle: [contract], mysql: [], microsoft: [] }
  mockWorld().contracts.push({ since: Number.NEGATIVE_INFINITY, contracts })
}

async function openPage(target: string, filters: object = {}) {
  const stores = newStores()
  const persisted: unknown = JSON.parse(stores.local.read('persisted-data') ?? '{}')
  stores.local.write('persisted-data', JSON.stringify({ ...Object(persisted), filters }))
  await openAs(target, 'admin', stores)
}

async function openRow() {
  await openPage('/licenses/compliance?search=A90611')
  await details.click()
  await expect.element(page.getByRole('region', { name: 'Cover missing licenses' })).toBeVisible()
}

/** The compliance before and after a proposal, from the first figures of its dialog. */
async function previewed(proposal: RegExp): Promise<{ before: string; after: string }> {
  await page.getByRole('button', { name: proposal }).first().click()
  const effect = dialog.getByText(/%$/)
  await expect.element(effect.first()).toBeVisible()
  const [before = '', after = ''] = effect.elements().map(({ textContent }) => textContent)
  return { before, after }
}

describe('compliance list', () => {
  it('requests the location only and names the filters that do not apply', async () => {
    await openPage('/licenses/compliance', { location: first, environment: 'PROD', date: '2026-03-10' })
    await expect.element(page.getByText('Only the location filter applies to this page.')).toBeVisible()
    await expect
      .poll(() => requests.filter((request) => request.includes('compliance')))
      .toEqual([`GET /api/hosts/technologies/all/databases/licenses-compliance?location=${first}`])
  })

  it('filters by status', async () => {
    await openPage('/licenses/compliance')
    const insufficient = button(/^Insufficient/)
    await expect.poll(() => insufficient.element().textContent).toMatch(/^Insufficient [1-9]\d?$/)
    const count = Number(insufficient.element().textContent.slice('Insufficient '.length))
    await insufficient.click()
    await expect.poll(address).toBe('/licenses/compliance?f.standing=in:short')
    await expect.element(page.getByText(new RegExp(`^${count} of [1-9]`))).toBeVisible()
  })

  it('links a part number to its used licenses', async () => {
    await openPage('/licenses/compliance')
    await page.getByRole('link', { name: 'A90611' }).click()
    await expect.poll(address).toBe('/licenses/used?f.licenseTypeID=in%3AA90611')
  })
})

describe('expanded license type', () => {
  it('requests its inputs when it is expanded', async () => {
    await openPage('/licenses/compliance?search=A90611')
    await expect.element(row).toBeVisible()
    expect(requests.filter((request) => inputs.test(request))).toEqual([])
    await details.click()
    await expect.element(page.getByRole('region', { name: /^Consumed: / })).toBeVisible()
    expect(new Set(requests.filter((request) => inputs.test(request))).size).toBe(6)
  })

  it('keeps the list if its inputs fail, and retries them', async () => {
    await openPage('/licenses/compliance?search=A90611')
    mockHandlers(http.get('*/licenses-used', () => new HttpResponse(null, { status: 500 })))
    await details.click()
    await expect.element(page.getByText('Could not load the calculation')).toBeVisible()
    mockHandlers()
    await page.getByRole('alert').getByRole('button', { name: 'Retry' }).click()
    await expect.element(page.getByRole('region', { name: 'Cover missing licenses' })).toBeVisible()
    expect(address()).toContain('/licenses/compliance')
  })

  it('links the hosts outside clusters to their used licenses', async () => {
    await openRow()
    await page.getByRole('link', { name: /standalone hosts?$/ }).click()
    await expect.poll(address).toMatch(/^\/licenses\/used\?/)
    expect(new URL(address(), 'http://localhost').searchParams.get('f.licenseTypeID')).toBe('in:A90611')
    await expect.element(page.getByRole('rowheader').first()).toBeVisible()
  })

  it('offers no change on a read-only server', async () => {
    onlyContract({ count: 10_000, basket: false, restricted: true })
    mockWorld().configuration.APIService.ReadOnly = true
    await openRow()
    await expect.element(page.getByText('The server is read-only.')).toBeVisible()
    await expect.element(page.getByText(/ to contract 5128624$/)).toBeVisible()
    expect(page.getByRole('button', { name: /^Preview/ }).elements()).toEqual([])
  })
})

describe('attaching hosts to a contract', () => {
  beforeEach(() => onlyContract({ count: 10_000, basket: false, restricted: true }))

  it('reaches the proposed compliance when applied and the previous one when undone', async () => {
    await openRow()
    await expect.element(compliance('0.0%')).toBeVisible()
    const { after } = await previewed(/^Preview: Attach/)
    await dialog.getByRole('button', { name: 'Attach' }).click()
    await expect.element(page.getByText(/attached to contract 5128624$/)).toBeVisible()
    await expect.element(page.getByText(/^A90611 - .* - /)).toBeVisible()
    await expect.element(compliance(after)).toBeVisible()
    expect(writes()).toEqual(['PUT /api/contracts/oracle/database'])
    await button('Undo').click()
    await expect.element(page.getByText(/detached from contract 5128624$/)).toBeVisible()
    await expect.element(compliance('0.0%')).toBeVisible()
  })

  it('reports an undo as unconfirmed, not as failed, if its response is lost', async () => {
    await openRow()
    await previewed(/^Preview: Attach/)
    await dialog.getByRole('button', { name: 'Attach' }).click()
    await expect.element(button('Undo')).toBeVisible()
    mockHandlers(http.put('*/contracts/oracle/database', () => new HttpResponse(null, { status: 502 })))
    await button('Undo').click()
    await expect.element(page.getByText(/^The server did not confirm the change/)).toBeVisible()
    expect(page.getByText('Could not undo').elements()).toEqual([])
  })

  it('shows the server message and no success when the server rejects it', async () => {
    mockHandlers(
      http.put('*/contracts/oracle/database', () =>
        HttpResponse.json({ message: 'read-only' }, { status: 403 }),
      ),
    )
    await openRow()
    await previewed(/^Preview: Attach/)
    await dialog.getByRole('button', { name: 'Attach' }).click()
    await expect.element(dialog.getByText(/read-only/)).toBeVisible()
    expect(page.getByText(/attached to contract/).elements()).toEqual([])
    await dialog.getByRole('button', { name: 'Cancel' }).click()
    await expect.element(compliance('0.0%')).toBeVisible()
  })

  it('reports an unconfirmed change when the response is lost, and revalidates', async () => {
    mockHandlers(http.put('*/contracts/oracle/database', () => HttpResponse.error()))
    await openRow()
    await previewed(/^Preview: Attach/)
    const before = requests.filter((request) => request.includes('licenses-compliance')).length
    await dialog.getByRole('button', { name: 'Attach' }).click()
    await expect.element(dialog.getByText(/did not confirm/)).toBeVisible()
    await expect
      .poll(() => requests.filter((request) => request.includes('licenses-compliance')).length)
      .toBeGreaterThan(before)
  })
})

describe('ignoring standby licenses', () => {
  it('reaches the proposed compliance when applied and the previous one when undone', async () => {
    await openRow()
    const { before, after } = await previewed(/^Preview: Ignore/)
    expect(after).not.toBe(before)
    await expect
      .element(dialog.getByRole('textbox', { name: 'Comment' }))
      .toHaveValue('Standby or disaster recovery')
    await dialog.getByRole('button', { name: 'Ignore' }).click()
    await expect.element(page.getByText(/usages? ignored$/i).last()).toBeVisible()
    await expect.element(page.getByText(/^A90611 - .* - /)).toBeVisible()
    await expect.element(compliance(after)).toBeVisible()
    await button('Undo').click()
    await expect.element(page.getByText(/no longer ignored$/)).toBeVisible()
    await expect.element(compliance(before)).toBeVisible()
  })

  it('shows how many licenses the server rejects', async () => {
    mockHandlers(
      http.post<never, object[]>('*/licenses/ignore', async ({ request }) => {
        const [first, ...others] = await request.json()
        return HttpResponse.json({ updated: others, error: [first] })
      }),
    )
    await openRow()
    await previewed(/^Preview: Ignore/)
    await dialog.getByRole('button', { name: 'Ignore' }).click()
    await expect.element(dialog.getByText(/changed, 1 not changed$/)).toBeVisible()
    expect(page.getByText(/usages? ignored$/i).elements()).toEqual([])
  })
})

describe('what if', () => {
  it('calculates the figures without a contract and sends no request', async () => {
    await openRow()
    await page.getByRole('button', { name: 'What if…' }).click()
    const whatIf = page.getByRole('dialog', { name: 'What if: A90611' })
    const covered = whatIf.getByRole('row', { name: /^Covered/ }).getByRole('cell')
    await expect.element(covered.nth(1)).toBeVisible()
    expect(covered.nth(1).element().textContent).toBe(covered.nth(0).element().textContent)
    const before = requests.length

    await whatIf.getByRole('combobox', { name: 'Contract to leave out' }).click()
    await page.getByRole('option').first().click()
    await expect
      .poll(() => covered.nth(1).element().textContent)
      .not.toBe(covered.nth(0).element().textContent)
    expect(requests).toHaveLength(before)
  })
})
