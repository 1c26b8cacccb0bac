import { http, HttpResponse } from 'msw'
import { describe, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import {
  address,
  mockHandlers,
  button,
  newStores,
  openAs,
  openConsole,
  requests,
  withMockServices,
} from '../../testing/openConsole.tsx'

withMockServices()

const databases = '*/api/hosts/technologies/oracle/databases'
const heading = (name: string) => page.getByRole('heading', { name, level: 1, exact: true })
const firstRow = () => expect.element(page.getByRole('rowheader').first()).toBeVisible()

async function openList(path: string, stores = newStores()) {
  await openAs(path, 'admin', stores)
  return stores
}

describe('database lists', () => {
  it.each([
    ['/databases', 'All technologies', 'GET /api/hosts/technologies/all/databases'],
    ['/oracle', 'Oracle', 'GET /api/hosts/technologies/oracle/databases'],
    ['/mysql', 'MySQL', 'GET /api/hosts/technologies/mysql/databases'],
    ['/microsoft', 'Microsoft SQL Server', 'GET /api/hosts/technologies/microsoft/databases'],
    ['/postgresql', 'PostgreSQL', 'GET /api/hosts/technologies/postgresql/databases'],
    ['/mongodb', 'MongoDB', 'GET /api/hosts/technologies/mongodb/databases'],
    [
      '/oracle/policy-audit',
      'Policy audit',
      'GET /api/hosts/technologies/oracle/databases/pdbs/policies-audit',
    ],
    [
      '/oracle/psql-migrability',
      'PostgreSQL migration',
      'GET /api/hosts/technologies/oracle/databases/pdbs/psql-migrabilities',
    ],
    ['/oracle/awsrds', 'AWS RDS', 'GET /thunder/aws/rds'],
  ])('%s shows its rows', async (path, name, call) => {
    await openList(path)
    await expect.element(heading(name)).toBeVisible()
    await firstRow()
    expect(requests).toContain(call)
  })

  it.each(['/databases', '/mysql', '/microsoft', '/postgresql', '/mongodb', '/oracle/dbgrowth'])(
    '%s requests its rows with the global environment',
    async (path) => {
      const stores = newStores()
      const filters = { location: null, environment: 'PROD', date: null }
      stores.local.write('persisted-data', JSON.stringify({ username: 'admin', filters }))
      await openList(path, stores)
      await expect.poll(() => requests).toContainEqual(expect.stringMatching(/databases\?environment=PROD$/))
    },
  )

  it('shows an empty list if the MySQL response is null', async () => {
    const stores = await openList('/hosts')
    mockHandlers(
      http.get('*/api/hosts/technologies/mysql/databases', () => HttpResponse.json({ databases: null })),
    )
    await openConsole('/mysql', stores)
    await expect.element(page.getByText('No MySQL instances')).toBeVisible()
  })
})

describe('Oracle databases', () => {
  it('show the statistics of the server', async () => {
    const stores = await openList('/hosts')
    mockHandlers(
      http.get(`${databases}/statistics`, () =>
        HttpResponse.json({
          'total-memory-size': 3 * 1024 ** 4,
          'total-segments-size': 1024 ** 3,
          'total-datafile-size': 0,
          'total-work': 37.4,
        }),
      ),
    )
    await openConsole('/oracle', stores)
    await expect.element(page.getByText('3 TiB', { exact: true })).toBeVisible()
    await expect.element(page.getByText('37.4', { exact: true })).toBeVisible()
  })

  it('are summed up where the server leaves out a total', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => {})
    const stores = await openList('/hosts')
    mockHandlers(http.get(`${databases}/statistics`, () => HttpResponse.json({ 'total-work': 37.4 })))
    await openConsole('/oracle', stores)
    await expect.element(page.getByText('37.4', { exact: true })).toBeVisible()
    const figures = [...document.querySelectorAll('[data-slot="figures"] dd')].map(
      ({ textContent }) => textContent,
    )
    expect(figures).toHaveLength(4)
    expect(figures).not.toContain('0 B')
  })

  it('stay on screen when the charts around them fail', async () => {
    const stores = await openList('/hosts')
    const fails = () => new HttpResponse(null, { status: 500 })
    mockHandlers(
      http.get(`${databases}/statistics`, fails),
      http.get(`${databases}/top-workload`, fails),
      http.get(`${databases}/top-unused-instance-resource`, () => HttpResponse.json(null)),
    )
    await openConsole('/oracle', stores)
    await firstRow()
    const workload = page.getByRole('region', { name: 'Busiest databases (active sessions)' })
    await expect.element(workload.getByRole('alert')).toBeVisible()
    mockHandlers()
    await workload.getByRole('button', { name: 'Retry' }).click()
    await expect.element(workload.getByRole('listitem').first()).toBeVisible()
  })

  it('filter by a chart bar through the URL, and Back removes the filter', async () => {
    await openList('/oracle')
    await firstRow()
    const environment = page.getByRole('region', { name: 'Environment', exact: true })
    const ofAll = page.getByText(/^\S+ databases$/).last()
    await expect.element(ofAll).toBeVisible()
    const all = ofAll.element().textContent
    await environment.getByRole('listitem').first().getByRole('button').click()
    await expect.poll(address).toMatch(/^\/oracle\?f\.environment=in:/)
    window.history.back()
    await expect.poll(address).toBe('/oracle')
    await expect.element(page.getByText(all, { exact: true }).last()).toBeVisible()
  })

  it('link to the database on its host, and Back restores the list', async () => {
    await openList('/oracle?search=prod')
    const link = page.getByRole('rowheader').first().getByRole('link')
    await link.click()
    await expect.poll(address).toMatch(/^\/details\/[^/]+\/[^/]+$/)
    window.history.back()
    await expect.poll(address).toBe('/oracle?search=prod')
    await firstRow()
  })

  it('show that the workload chart ignores the environment filter', async () => {
    const stores = newStores()
    const filters = { location: null, environment: 'PROD', date: null }
    stores.local.write('persisted-data', JSON.stringify({ username: 'admin', filters }))
    await openList('/oracle', stores)
    await expect.element(page.getByText('All environments')).toBeVisible()
  })
})

describe('policy audit', () => {
  const row = (hostname: string, more: object = {}) => ({
    hostname,
    dbName: 'ORCL',
    flag: 'red',
    policiesAuditConfigured: ['A'],
    policiesAudit: null,
    matched: null,
    notmatched: ['A'],
    ...more,
  })

  it('lists databases before PDBs and treats null lists as empty', async () => {
    const stores = await openList('/hosts')
    mockHandlers(
      http.get(`${databases}/policies-audit`, () => HttpResponse.json([row('h1')])),
      http.get(`${databases}/pdbs/policies-audit`, () => HttpResponse.json([row('h2', { pdbName: 'APP' })])),
    )
    await openConsole('/oracle/policy-audit', stores)
    const names = () =>
      page
        .getByRole('rowheader')
        .elements()
        .map((cell) => cell.textContent)
    await expect.poll(names).toEqual(['h1', 'h2'])
    await expect
      .element(page.getByRole('link', { name: 'APP' }))
      .toHaveAttribute('href', '/details/h2/ORCL?tab=pdbs&pdb=APP')
  })

  it('fails as a whole if one of its two requests fails', async () => {
    const stores = await openList('/hosts')
    mockHandlers(http.get(`${databases}/pdbs/policies-audit`, () => HttpResponse.error()))
    await openConsole('/oracle/policy-audit', stores)
    await expect.element(page.getByText('Could not load the policy audit')).toBeVisible()
    mockHandlers()
    await button('Retry').click()
    await firstRow()
  })
})

describe('RDS export', () => {
  it('writes a CSV of the filtered rows, named by list and date', async () => {
    const files: { name: string; file: Blob }[] = []
    const createObjectUrl = vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
      if (file instanceof Blob) files.push({ name: '', file })
      return 'blob:none'
    })
    const clicked = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(
      this: HTMLAnchorElement,
    ) {
      const last = files.at(-1)
      if (last) last.name = this.download
    })
    try {
      await openList('/oracle/awsrds?f.engine=has:mysql')
      await firstRow()
      await button('Export').click()
      await page.getByRole('menuitem', { name: /CSV/ }).click()
      await expect.poll(() => files.length).toBe(1)
      expect(files[0]?.name).toMatch(/^AWS RDS-[0-9a-f]{6}-20260316\.csv$/)
      const lines = ((await files[0]?.file.text()) ?? '').trim().split('\r\n')
      expect(lines[0]).toMatch(/DB name,Instance class,Engine/)
      // The open menu hides the page from the accessibility tree.
      await expect.poll(() => page.getByRole('rowheader').elements().length + 1).toBe(lines.length)
      expect(new Set(lines.slice(1).map((line) => line.includes('mysql')))).toEqual(new Set([true]))
    } finally {
      createObjectUrl.mockRestore()
      clicked.mockRestore()
    }
  })
})
