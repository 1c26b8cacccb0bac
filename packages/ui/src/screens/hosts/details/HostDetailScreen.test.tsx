import type { HostDetail } from '@inventory-console/api-mocks/contract'
import { makeHostDetail, makeOracleDatabase } from '@inventory-console/api-mocks/fixtures/oracle'
import { describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { rendersState, makeOracleQueries } from '../../../testing/fixtures/oracleQueries.ts'
import { renderWithCatalogue } from '../../../testing/samples/renderWithCatalogue.tsx'
import { renderWithProviders } from '../../../testing/samples/renderWithProviders.tsx'
import { empty, loading, notFound, one, ready } from '../../../testing/states.ts'
import { allVisible } from './databases/databaseSearch.ts'
import { HostDetailScreen, type HostDetailScreenProps } from './HostDetailScreen.tsx'
import { OraclePanel } from './oracle/OraclePanel.tsx'

const host = makeHostDetail(15)
const succeed = () => Promise.resolve()

const screen = (
  overrides: Partial<HostDetail> = {},
  missing: HostDetailScreenProps['missing'] = empty,
  otherHosts: readonly string[] = [],
) => (
  <HostDetailScreen
    hostnames={ready([host.hostname, ...otherHosts])}
    hostname={host.hostname}
    host={one({ ...host, ...overrides })}
    missing={missing}
    onIgnoreMissing={succeed}
    cloneExists={false}
    onClone={succeed}
    onDismiss={succeed}
    changes={() => null}
    licenseGap={() => null}
    databases={() => null}
  />
)

const cellOf = (label: string) =>
  page.getByText(label, { exact: true }).element().parentElement?.parentElement

describe('HostDetailScreen', () => {
  test('says for how long a host has been silent', async () => {
    await renderWithCatalogue(screen({ createdAt: '2026-03-10T08:00:00Z' }))
    const health = page.getByRole('region', { name: 'Health' })
    await expect.element(health.getByText('6 days ago')).toBeVisible()
    await expect.element(page.getByText('Not reporting for 6 days', { exact: true })).toBeVisible()
    expect(page.getByText('Reporting').query()).toBeNull()
  })

  test('says that the clock of a host that reported in the future is ahead', async () => {
    await renderWithCatalogue(screen({ createdAt: '2026-03-16T12:00:00Z' }))
    const health = page.getByRole('region', { name: 'Health' })
    await expect.element(health.getByText(/the host’s clock is ahead$/)).toBeVisible()
    await expect.element(page.getByText('Clock ahead', { exact: true })).toBeVisible()
    expect(health.getByText(/^in \d/).query()).toBeNull()
  })

  test.each([
    ['links to the alerts of the host', 'other', 2],
    [
      'does not link to the alerts of a host whose name is part of another one',
      `${host.hostname.toUpperCase()}0`,
      0,
    ],
  ])('%s', async (_, otherHost, links) => {
    const alert = {
      ...makeHostDetail(15).alerts[0],
      id: 'a',
      alertCategory: 'ENGINE',
      alertCode: 'NEW_SERVER',
      alertSeverity: 'INFO',
      alertStatus: 'NEW',
      alertAffectedTechnology: null,
      date: '2026-03-15T08:00:00Z',
      description: '',
      otherInfo: null,
    } as const
    await renderWithCatalogue(screen({ alerts: [alert] }, empty, [otherHost]))
    const alerts = page.getByRole('region', { name: 'Health' }).getByRole('region')
    await expect.element(alerts.getByText('1 new')).toBeVisible()
    expect(alerts.getByRole('link').elements()).toHaveLength(links)
  })

  test('draws the threads as the limit of the CPU, which is counted in threads', async () => {
    const cpuConsumptions = ['d1', 'd2', 'd3'].map((target, day) => ({
      target,
      timeStart: `2026-03-1${day}T00:00:00Z`,
      timeEnd: `2026-03-1${day}T23:59:59Z`,
      cpuAvg: 20,
    }))
    const info = { ...host.info, cpuCores: 16, cpuThreads: 32 }
    await renderWithCatalogue(screen({ cpuConsumptions, info }))
    await expect.element(page.getByText('32 threads').first()).toBeVisible()
    expect(page.getByText('16 cores').query()).toBeNull()
  })

  test('does not round a file system up to full', async () => {
    const filesystem = {
      ...host.filesystems[0],
      filesystem: '/dev/sda1',
      mountedOn: '/u01',
      type: 'xfs',
      size: 1000,
    }
    const filesystems = [{ ...filesystem, usedSpace: 896, availableSpace: 104 }]
    await renderWithCatalogue(screen({ filesystems }))
    const disk = page.getByRole('region', { name: 'Health' }).getByRole('button', { name: /u01/ })
    await expect.element(disk).toHaveTextContent('/u0189%')
  })

  test('shows its facts in one box and where it runs beside the actions', async () => {
    await renderWithCatalogue(
      screen({ environment: 'PROD', location: 'Milan', cluster: 'vm-1', virtualizationNode: 'esx-7' }),
    )
    const facts = page.getByRole('region', { name: 'Host facts' })
    await expect.element(facts.getByText('Sockets / cores / threads')).toBeVisible()
    expect(document.querySelectorAll('[data-slot="key-value-card"]')).toHaveLength(1)
    const head = document.querySelector('[data-slot="page-head"]')
    expect(head?.textContent).toContain('EnvironmentPRODLocationMilan')
    expect(head?.textContent).toContain('VM on esx-7 in vm-1')
    const separators = [...(head?.querySelectorAll('dl > div') ?? [])].map(
      (fact) => getComputedStyle(fact, '::after').content,
    )
    expect(separators).toEqual([...separators.slice(1).map(() => expect.stringContaining('·')), 'none'])
    expect(separators.length).toBeGreaterThan(2)
    await expect
      .element(page.getByRole('link', { name: 'vm-1' }))
      .toHaveAttribute('href', '/hypervisors/vm-1')
    await expect
      .element(page.getByRole('link', { name: 'esx-7' }))
      .toHaveAttribute('href', expect.stringMatching(/^\/hypervisors\/vm-1\?.*esx-7/))
  })

  test('leaves out what is empty in the line of where it runs', async () => {
    await renderWithCatalogue(screen({ environment: '', cluster: '', virtualizationNode: '' }))
    await expect.element(page.getByRole('region', { name: 'Host facts' })).toBeVisible()
    const terms = [...document.querySelectorAll('[data-slot="page-head"] dt')].map((term) => term.textContent)
    expect(terms).toEqual(['Location', 'Technology', 'Platform'])
  })

  test('keeps the health strip at one height, whatever its cells say', async () => {
    await page.viewport(1440, 900)
    const strip = () => page.getByRole('region', { name: 'Health' }).element().getBoundingClientRect().height
    const { rerender } = await renderWithProviders(screen())
    const height = strip()
    await rerender(screen({ memorySumFlag: '', alerts: [], filesystems: [] }, loading))
    expect(strip()).toBe(height)
  })

  test('shows the fullest file system and opens the file systems dialog from it', async () => {
    const [first] = host.filesystems
    const filesystem = { filesystem: '/dev/sdb', type: 'xfs', size: 100 }
    await renderWithCatalogue(
      screen({
        filesystems: [
          ...(first ? [first] : []),
          { ...filesystem, mountedOn: '/backup', usedSpace: 99, availableSpace: 1 },
        ],
      }),
    )
    const health = page.getByRole('region', { name: 'Health' })
    await health.getByRole('button', { name: '/backup 99%' }).click()
    await expect.element(page.getByRole('dialog')).toBeVisible()
  })

  test('shows no value for missing databases while they load', async () => {
    await renderWithCatalogue(screen({}, loading))
    const item = cellOf('Missing databases')
    expect(item?.textContent).toBe('Missing databases')
    expect(item?.querySelector('[aria-busy="true"]')).not.toBeNull()
  })

  test('shows a dash for missing databases of a host without technologies, which are not requested', async () => {
    await renderWithCatalogue(screen({ features: {} }, loading))
    const item = cellOf('Missing databases')
    expect(item?.textContent).toBe('Missing databases-')
    expect(item?.querySelector('[aria-busy="true"]')).toBeNull()
  })

  test('counts only missing databases that are not ignored', async () => {
    const missing = ready([
      { name: 'ERPT2', ignored: false, ignoredComment: '' },
      { name: 'OLDDB', ignored: true, ignoredComment: '' },
    ])
    await renderWithCatalogue(screen({}, missing))
    await expect
      .element(page.getByRole('region', { name: 'Health' }).getByRole('button', { name: '1 missing' }))
      .toHaveAttribute('title', 'ERPT2')
  })

  test('shows the errors of the agent', async () => {
    await renderWithCatalogue(screen({ errors: [{ source: 'fs.go:44', message: 'df: permission denied' }] }))
    await page.getByRole('button', { name: '1 agent error' }).click()
    await expect.element(page.getByText(/permission denied/)).toBeVisible()
  })
})

describe('OraclePanel', () => {
  const panel = (canMigrate: Parameters<typeof makeOracleQueries>[0]) => (
    <OraclePanel
      hostname={host.hostname}
      database={makeOracleDatabase(1)}
      visible={allVisible}
      queries={makeOracleQueries(canMigrate)}
      licenses={() => null}
      location={{}}
      onLocationChange={() => undefined}
    />
  )
  const checks = page.getByRole('region', { name: 'Checks' })

  test.each([
    ['yes', one(true), 'Yes'],
    ['no', one(false), 'No'],
    ['unknown', notFound, '-'],
  ] as const)('shows the migration check as %s', async (_, state, expectedText) => {
    await renderWithCatalogue(panel({ canMigrate: rendersState(state) }))
    await expect.element(checks.getByText(expectedText, { exact: true })).toBeVisible()
  })
})
