import { combineHandlers } from '@inventory-console/api-mocks/combineHandlers'
import { makeCluster } from '@inventory-console/api-mocks/fixtures/clusters'
import { makeMigrabilityRows } from '@inventory-console/api-mocks/fixtures/oracleAudits'
import { createHandlers } from '@inventory-console/api-mocks/handlers'
import { paths } from '@inventory-console/ui/paths'
import { http, HttpResponse } from 'msw'
import { expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import {
  mockHandlers,
  expectHostsVisible,
  mockWorld,
  openAs,
  responseCount,
  withMockServices,
} from '../../testing/openConsole.tsx'
import { openRack } from '../../testing/pages/exadataPage.ts'
import { exportView } from '../../testing/pages/listPage.ts'
import { oracleHost } from '../../testing/sampleInventory.ts'

withMockServices()

const notice = page.getByText(/^Could not read/)

/** Returns the hosts with a malformed first row. */
function respondWithInvalidHosts(damage: object) {
  return http.get('*/api/hosts', async ({ request }) => {
    const response = await combineHandlers(createHandlers(mockWorld()))(request)
    const body: unknown = await response?.clone().json()
    const hosts: unknown = Reflect.get(Object(body), 'hosts')
    if (!Array.isArray(hosts)) return response
    const [first, ...others]: unknown[] = hosts
    return HttpResponse.json({ hosts: [{ ...Object(first), ...damage }, ...others] })
  })
}

it('marks the cell and names the column in the footer', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
  mockHandlers(respondWithInvalidHosts({ hostname: '000-first', environment: true }))
  await openAs('/hosts')
  await expectHostsVisible()
  await expect.element(notice.last()).toHaveTextContent('Could not read Environment of 1 host.')
  await expect.element(page.getByTitle('Could not read: true')).toBeVisible()
  expect(document.querySelector('main')?.textContent ?? '').not.toContain('hosts[0]')
  // Once a response: a slow page asks again.
  const warnings = () => warn.mock.calls.filter(([text]) => String(text).startsWith('GET /hosts: ')).length
  await expect.poll(() => responseCount('/api/hosts') - warnings()).toBe(0)
})

it('is silent about values that no screen and no column on screen shows', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  // `agentVersion` is a hidden column.
  mockHandlers(respondWithInvalidHosts({ id: undefined, agentVersion: true }))
  await openAs('/hosts')
  await expectHostsVisible()
  expect(notice.query()).toBeNull()
})

it('marks a fact of a detail page, counts it in the footer and lists its path on demand', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  mockHandlers(
    http.get('*/api/hosts/*', async ({ request }) => {
      const response = await combineHandlers(createHandlers(mockWorld()))(request)
      const body: unknown = await response?.clone().json()
      if (Reflect.get(Object(body), 'info') === undefined) return response
      return HttpResponse.json({ ...Object(body), id: 7, environment: false })
    }),
  )
  await openAs(paths.host(oracleHost.name))
  await expect.element(page.getByRole('main').getByText('Could not read: false').first()).toBeVisible()
  await expect.element(page.getByText('Could not read 1 value')).toBeVisible()
  await page.getByRole('contentinfo').getByRole('button', { name: 'Details' }).click()
  await expect
    .element(page.getByRole('listitem').filter({ hasText: 'environment expected' }).last())
    .toHaveTextContent('environment expected string, found boolean')
})

/** A copy of the features of an Oracle host with changes of its first database. */
function withFirstDatabase(features: unknown, changes: object) {
  const { oracle } = Object(features)
  const [first, ...others] = oracle.database.databases
  return { oracle: { database: { ...oracle.database, databases: [{ ...first, ...changes }, ...others] } } }
}

it('marks the health and the databases of a host, on its page and in its peek', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  mockHandlers(
    http.get('*/api/hosts/*/technologies/oracle/missing-dbs', () =>
      HttpResponse.json([{ name: 'ERP', ignored: 'perhaps', ignoredComment: '' }]),
    ),
    http.get('*/api/hosts/technologies/all/databases/licenses-compliance', async ({ request }) => {
      const response = await combineHandlers(createHandlers(mockWorld()))(request)
      const { licensesCompliance } = Object(await response?.clone().json())
      return HttpResponse.json({
        licensesCompliance: licensesCompliance.map((row: object) => ({ ...row, covered: 'enough' })),
      })
    }),
    http.get('*/api/hosts/*', async ({ request }) => {
      const response = await combineHandlers(createHandlers(mockWorld()))(request)
      const body = Object(await response?.clone().json())
      if (body.info === undefined) return response
      const [first, ...others] = body.filesystems
      return HttpResponse.json({
        ...body,
        createdAt: true,
        memorySum: 'much',
        filesystems: [{ ...first, usedSpace: 'full' }, ...others],
        features: withFirstDatabase(body.features, { cpuCount: 'several', backups: 'nightly' }),
      })
    }),
  )
  await openAs(paths.host(oracleHost.name))
  const health = page.getByRole('region', { name: 'Health' })
  const marked = ['true', 'full', 'much', 'perhaps', 'enough'].map((sent) => `Could not read: ${sent}`)
  for (const text of marked) await expect.element(health.getByText(text)).toBeVisible()
  const databases = page.getByRole('table', { name: 'Databases' })
  for (const sent of ['several', 'nightly'])
    await expect.element(databases.getByText(`Could not read: ${sent}`)).toBeInTheDocument()
  await openAs(`/hosts?search=${oracleHost.name}`)
  const found = page.getByRole('row').filter({ has: page.getByRole('rowheader', { name: oracleHost.name }) })
  await found.getByRole('gridcell').nth(0).click()
  const peek = page.getByRole('dialog', { name: oracleHost.name })
  for (const text of marked) await expect.element(peek.getByText(text).first()).toBeVisible()
})

it('marks the figures of an Exadata rack', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  mockHandlers(
    http.get('*/exadata/*', async ({ request }) => {
      const response = await combineHandlers(createHandlers(mockWorld()))(request)
      const body: unknown = await response?.clone().json()
      if (Reflect.get(Object(body), 'usedCPU') === undefined) return response
      return HttpResponse.json({ ...Object(body), usedCPU: 'half', location: true })
    }),
  )
  await openAs(paths.exadata)
  await expect.element(page.getByRole('grid').getByTitle('Could not read: true').first()).toBeVisible()
  await openRack(null)
  await expect
    .element(page.getByRole('region', { name: 'vCPU usage' }).getByTitle('Could not read: half'))
    .toBeVisible()
  await expect.element(page.getByTitle('Could not read: true')).toBeVisible()
})

it('marks a cell whose row the page builds from parts of the response', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  mockHandlers(
    http.get('*/databases/patch-list', async ({ request }) => {
      const response = await combineHandlers(createHandlers(mockWorld()))(request)
      const [first, ...others] = Object(await response?.clone().json())
      const oracleDatabasePatch = { ...first.oracleDatabasePatch, action: true }
      return HttpResponse.json([{ ...first, hostname: '000-first', oracleDatabasePatch }, ...others])
    }),
  )
  // The list starts with the newest patch.
  await openAs(`${paths.patch}?search=000-first`)
  await expect.element(page.getByTitle('Could not read: true')).toBeVisible()
})

it('marks the facts of a cluster', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  const cluster = { ...makeCluster(1), name: 'vmcl-x', fetchEndpoint: { host: 'x' }, cpu: 'many' }
  mockHandlers(http.get('*/api/hosts/clusters/vmcl-x', () => HttpResponse.json(cluster)))
  await openAs(paths.cluster('vmcl-x'))
  const main = page.getByRole('main')
  await expect.element(main.getByText('Could not read: many')).toBeVisible()
  await expect.element(main.getByText('Could not read this value')).toBeVisible()
})

it('marks a count in the details of a row', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  const metrics = [{ metric: 'TABLES' }, { metric: 'VIEWS', Count: 7 }]
  const rows = makeMigrabilityRows(1).map((row) => ({ ...row, hostname: '000-first', metrics }))
  mockHandlers(http.get('*/databases/psql-migrabilities', () => HttpResponse.json(rows)))
  await openAs(`${paths.psqlMigrability}?search=000-first`)
  await page.getByRole('button', { name: 'Details of 000-first' }).click()
  const counts = page.getByRole('region', { name: 'Whole database' }).getByRole('definition')
  await expect.element(counts.first()).toHaveTextContent('Could not read this value')
  await expect.element(counts.nth(1)).toHaveTextContent('7')
})

it('marks whether a missing database is ignored', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  const missingDatabases = [{ name: 'ORCL', ignored: 'maybe', ignoredComment: '' }]
  mockHandlers(
    http.get('*/technologies/oracle/missing-dbs', () =>
      HttpResponse.json([{ hostname: '000-first', missingDatabases }]),
    ),
  )
  await openAs(paths.troubleshooting)
  await page.getByRole('tab', { name: /^Missing databases/ }).click()
  await expect.element(page.getByTitle('Could not read: maybe')).toBeVisible()
})

it('is absent while all values are valid', async () => {
  await openAs('/hosts')
  await expectHostsVisible()
  expect(notice.query()).toBeNull()
})

it('marks the value in the side peek, in print and in the exported file', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  const cluster = { ...makeCluster(1), name: '000-first', environment: true }
  mockHandlers(http.get('*/api/hosts/clusters', () => HttpResponse.json([cluster, makeCluster(2)])))
  await openAs(paths.hypervisors)
  await expect.element(page.getByText('2 clusters')).toBeVisible()
  const peek = page.getByRole('dialog')
  const row = page.getByRole('row').filter({ has: page.getByRole('rowheader', { name: /^000-first/ }) })
  // A click does nothing before the gestures of the table are loaded. Unlike a second Space, a second click does not close the
  // peek while its code loads.
  await expect
    .poll(
      async () => {
        if (peek.elements().length === 0) await row.getByRole('gridcell').nth(0).click()
        return peek.elements().length
      },
      { interval: 1000 },
    )
    .toBe(1)
  await expect.element(peek.getByText('Could not read: true')).toBeVisible()
  await userEvent.keyboard('{Escape}')
  window.dispatchEvent(new Event('beforeprint'))
  await expect
    .poll(() => document.querySelector('[data-slot="print-view"]')?.textContent)
    .toContain('Could not read: true')
  window.dispatchEvent(new Event('afterprint'))
  const { file } = await exportView('CSV')
  expect(await file.text()).toContain('Could not read: true')
})
