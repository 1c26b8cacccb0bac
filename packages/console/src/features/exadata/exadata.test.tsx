import { makeRack, makeRackItems } from '@inventory-console/api-mocks/fixtures/exadata'
import { sampleLocations } from '@inventory-console/api-mocks/fixtures/locations'
import { http, HttpResponse } from 'msw'
import { beforeEach, describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import {
  address,
  mockHandlers,
  mockWorld,
  openAs,
  button,
  requests,
  responseCount,
  waitForIdleRequests,
  withMockServices,
} from '../../testing/openConsole.tsx'
import {
  openExadataPage,
  openRack,
  openTab,
  rack,
  textbox,
  toHeadquarters,
} from '../../testing/pages/exadataPage.ts'
import { rackNames } from '../../testing/sampleInventory.ts'

const [first] = sampleLocations

withMockServices()
beforeEach(() => page.viewport(1440, 900))

const refused = () => HttpResponse.json({ error: 'no', message: 'DB ERROR' }, { status: 422 })

/** Storage usage of the racks that show one. */
const shares = () =>
  page
    .getByRole('row')
    .elements()
    .flatMap((row) => Number.parseFloat(row.querySelectorAll('td')[5]?.textContent ?? '') || [])

describe('racks', () => {
  it('are listed with their figures, the fullest storage first, and open at their URL', async () => {
    await openExadataPage()
    await expect.poll(() => shares().length).toBeGreaterThan(3)
    expect(shares()).toEqual(shares().toSorted((one, other) => other - one))
    await toHeadquarters()
    await expect.element(rack.filter({ hasText: rackNames.headquarters })).toBeVisible()
    await expect.poll(address).toMatch(/^\/exadata\?rack=AK/)
    await expect.element(page.getByText(new RegExp(`KVM · .* · ${first} · Last update`))).toBeVisible()
  })

  it('show the figures of all racks but the one whose response never comes', async () => {
    const [first, second] = makeRackItems(2)
    await openExadataPage(
      '/exadata',
      http.get('*/api/exadata', () => HttpResponse.json([first, second])),
      http.get(`*/api/exadata/${second?.rackID}`, () => new Promise<never>(() => {})),
      http.get(`*/api/exadata/${first?.rackID}`, () => HttpResponse.json(makeRack(1))),
    )
    await expect.poll(() => shares().length).toBe(1)
    await expect.element(page.getByRole('row').filter({ hasText: second?.hostname ?? '' })).toBeVisible()
  })

  it('keep the figures of a refresh when an older response arrives after them', async () => {
    const [item] = makeRackItems(1)
    const older = Promise.withResolvers<Response>()
    const rackOf = (percent: number) => ({ ...makeRack(1), usedSizePercentage: `${percent}%` })
    const completed = () => responseCount(`/api/exadata/${item?.rackID}`)
    let count = 0
    await openExadataPage(
      '/exadata',
      http.get('*/api/exadata', () => HttpResponse.json([item])),
      http.get('*/api/exadata/AK*', () => (++count === 1 ? older.promise : HttpResponse.json(rackOf(20)))),
    )
    await expect.poll(() => count).toBe(1)
    await button('Refresh').click()
    await expect.poll(shares).toEqual([20])
    older.resolve(HttpResponse.json(rackOf(90)))
    await expect.poll(completed).toBe(2)
    await waitForIdleRequests()
    expect(shares()).toEqual([20])
  })

  it('link the virtual machines that are hosts, and no others', async () => {
    const [item] = makeRackItems(1)
    const sample = makeRack(1)
    const [known = ''] = sample.components.flatMap(({ vms }) => (vms ?? []).map(({ name }) => name))
    await openExadataPage(
      '/exadata',
      http.get('*/api/exadata', () => HttpResponse.json([item])),
      http.get('*/api/exadata/AK*', () => HttpResponse.json(sample)),
      http.get('*/api/hosts', () => HttpResponse.json([known])),
    )
    await openRack(null)
    await openTab(/^Virtual machines/)
    const links = page.getByRole('tabpanel').getByRole('rowheader').getByRole('link')
    await expect.element(links).toHaveAttribute('href', expect.stringContaining(`/details/${known}`))
  })

  // The server compares the location as a whole.
  it('are listed for a user of several locations', async () => {
    const { racks, roles } = mockWorld()
    const [north, south] = roles.find(({ name }) => name === 'operate_north')?.locations ?? []
    const [first, second] = racks
    if (!first || !second || north === undefined || south === undefined) throw new Error('Unknown world')
    Object.assign(first, { location: north })
    Object.assign(second, { location: south })
    await openAs('/exadata', 'operator')
    await expect.element(page.getByRole('row').filter({ hasText: north }).first()).toBeVisible()
    await expect.element(page.getByRole('row').filter({ hasText: south })).toBeVisible()
    expect(shares()).toHaveLength(racks.filter(({ location }) => [north, south].includes(location)).length)
  })

  // The page must not stay blank.
  it('show an empty state without racks', async () => {
    await openExadataPage(
      '/exadata',
      http.get('*/api/exadata', () => HttpResponse.json([])),
    )
    await expect.element(page.getByText('No Exadata racks')).toBeVisible()
  })

  it('show an error for one rack and open the others', async () => {
    const [first, second] = makeRackItems(2)
    await openExadataPage(
      '/exadata',
      http.get('*/api/exadata', () => HttpResponse.json([first, second])),
      http.get(`*/api/exadata/${second?.rackID}`, refused),
      http.get(`*/api/exadata/${first?.rackID}`, () => HttpResponse.json(makeRack(1))),
    )
    await openRack(second?.hostname ?? null)
    await expect.element(page.getByRole('alert').filter({ hasText: 'Could not load the rack' })).toBeVisible()
    await toHeadquarters()
    await expect.element(rack.filter({ hasText: rackNames.headquarters })).toBeVisible()
    expect(address()).toContain('/exadata?rack=')
  })

  it('show an error when the response contains another rack', async () => {
    const [item] = makeRackItems(1)
    await openExadataPage(
      '/exadata',
      http.get('*/api/exadata', () => HttpResponse.json([item])),
      http.get('*/api/exadata/AK*', () => HttpResponse.json({ ...makeRack(1), rackID: 'AK00000000' })),
    )
    await openRack(null)
    await expect.element(page.getByRole('alert').filter({ hasText: 'Could not load the rack' })).toBeVisible()
  })

  it('show that hidden racks failed to load', async () => {
    await openExadataPage('/exadata', http.get('*/api/exadata/hidden', refused))
    await expect.element(page.getByText('Could not load hidden racks')).toBeVisible()
    await expect.element(page.getByRole('rowheader').first()).toBeVisible()
  })

  it('render missing and malformed fields', async () => {
    const [item] = makeRackItems(1)
    const broken = {
      ...makeRack(1),
      components: [
        null,
        { hostType: 'KVM_HOST', hostID: 'h', hostname: null, vms: null, clusterNames: 7 },
        {
          hostType: 'STORAGE_CELL',
          hostID: 'c',
          hostname: 'cel',
          storageCells: [{ gridDisks: null, databases: null }],
        },
      ],
      rackID: null,
      hostname: { of: 'another type' },
      environment: 7,
      location: [first],
      rdma: { switchName: 7 },
      usedCPUPercentage: null,
      updateAt: null,
    }
    await openExadataPage(
      '/exadata',
      http.get('*/api/exadata', () => HttpResponse.json([item, { rackID: null }])),
      http.get('*/api/exadata/AK*', () => HttpResponse.json(broken)),
    )
    await openRack(null)
    const rackLabel = `${item?.rackID} - ${item?.rackID}`
    await expect.element(page.getByRole('heading', { name: rackLabel, level: 2 })).toBeVisible()
    expect(page.getByText('[object Object]').elements()).toEqual([])
    await openTab(/^RDMA/)
    await expect.element(textbox('Switch name')).toHaveValue('7')
  })
})

describe('RDMA', () => {
  it('shows success only after saving succeeded and keeps the input', async () => {
    await openExadataPage('/exadata', http.post('*/api/exadata/*/rdma', refused))
    await toHeadquarters()
    await openTab(/^RDMA/)
    await textbox('Version').fill('4.0.1')
    await button('Update RDMA').click()
    await expect.element(page.getByRole('alert').filter({ hasText: 'Could not update RDMA' })).toBeVisible()
    await expect.element(textbox('Version')).toHaveValue('4.0.1')
    expect(page.getByText('RDMA updated').query()).toBeNull()
    mockHandlers()
    await waitForIdleRequests()
    requests.length = 0
    await button('Update RDMA').click()
    await expect.element(page.getByText('RDMA updated')).toBeVisible()
    await expect.poll(() => requests.filter((request) => /GET .*\/exadata\/AK/.test(request)).length).toBe(1)
    await textbox('Version').fill('')
    await button('Update RDMA').click()
    await expect.element(page.getByRole('button', { name: /Version is required/ })).toBeVisible()
  })
})

describe('hiding a rack', () => {
  // Hiding is reversible.
  it('can be undone in the toast and in the list of hidden racks', async () => {
    await openExadataPage()
    const listed = page.getByRole('rowheader').filter({ hasText: rackNames.first })
    await openRack()
    await button('Hide rack').click()
    await expect.element(page.getByText(new RegExp(`^Rack ${rackNames.first} hidden`))).toBeVisible()
    await expect.element(page.getByRole('rowheader').first()).toBeVisible()
    await expect.element(listed).not.toBeInTheDocument()
    await button('Undo').click()
    await expect
      .element(page.getByText(new RegExp(`^Rack ${rackNames.first} is visible again`)))
      .toBeVisible()
    await openRack()
    await button('Hide rack').click()
    await button('1 hidden rack').click()
    await button(`Show ${rackNames.first}`).click()
    await expect.element(page.getByText('No hidden racks.')).toBeVisible()
  })

  it('leaves another rack open that was opened before the response', async () => {
    const { promise: pendingResponse, resolve: release } = Promise.withResolvers<undefined>()
    await openExadataPage(
      '/exadata',
      http.patch('*/api/exadata/*/hide', async () => pendingResponse),
    )
    await openRack()
    await button('Hide rack').click()
    await toHeadquarters()
    const shown = rack.filter({ hasText: rackNames.headquarters })
    await expect.element(shown).toBeVisible()
    release(undefined)
    await expect.element(page.getByText(new RegExp(`^Rack ${rackNames.first} hidden`))).toBeVisible()
    await expect.element(shown).toBeVisible()
  })

  it('keeps the rack visible when the request fails', async () => {
    await openExadataPage('/exadata', http.patch('*/api/exadata/*/hide', refused))
    await openRack()
    await button('Hide rack').click()
    await expect.element(page.getByText(/Could not hide rack/)).toBeVisible()
    await expect.element(rack.filter({ hasText: rackNames.first })).toBeVisible()
  })
})

// The date is in `releaseDate`.
it('shows the release date of an image in the patch advisors', async () => {
  await openExadataPage(
    '/exadata/patch-advisors',
    http.get('*/api/exadata/patch-advisors', () =>
      HttpResponse.json([
        {
          hostname: 'exa-db01',
          rackID: 'AK1',
          imageVersion: '23.1.10.0.0.231219',
          releaseDate: '2023-12-19T12:00:00Z',
          fourMonths: false,
          sixMonths: false,
          twelveMonths: true,
        },
      ]),
    ),
  )
  await expect.element(page.getByText('19/12/2023').first()).toBeVisible()
})
