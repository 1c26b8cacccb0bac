import type { Decoder } from '@inventory-console/api-mocks/contract/decoder'
import { databaseRow } from '@inventory-console/api-mocks/decoders/api/databases'
import {
  migrabilityRow,
  oracleDatabaseRow,
  topUnusedRow,
  topWorkloadRow,
} from '@inventory-console/api-mocks/decoders/api/oracle-rows'
import { makeDatabaseRows } from '@inventory-console/api-mocks/fixtures/databases'
import { makeOracleDatabaseRows } from '@inventory-console/api-mocks/fixtures/oracle'
import {
  makeMigrabilityRows,
  makePdbMigrabilityRows,
  makeRdsInstances,
} from '@inventory-console/api-mocks/fixtures/oracleAudits'
import { makeTechnologies } from '@inventory-console/api-mocks/fixtures/technologies'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { malformedRows } from '../../testing/decodeRows.ts'
import { renderWithProviders } from '../../testing/samples/renderWithProviders.tsx'
import { empty, failed, forbidden, ready } from '../../testing/states.ts'
import { AllDatabasesScreen } from './AllDatabasesScreen.tsx'
import { rdsInstances } from './AwsRdsScreen.tsx'
import { migrabilities, MigrabilityDetail } from './MigrabilityScreen.tsx'
import { OracleDatabasesScreen, type OracleDatabasesScreenProps } from './OracleDatabasesScreen.tsx'

beforeEach(() => page.viewport(1440, 900))

const button = (name: string | RegExp) => page.getByRole('button', { name })
const names = () =>
  page
    .getByRole('rowheader')
    .elements()
    .map((cell) => cell.textContent)
const term = (name: string) => page.getByRole('term').filter({ hasText: name })

/** Oracle with a size and PostgreSQL without. */
const databases = makeDatabaseRows(2).map((row, index) => ({
  ...row,
  ...(index === 0
    ? { name: 'ORCL', type: 'Oracle/Database' as const, memory: 4, segmentSize: 8, environment: 'PROD' }
    : { name: 'pg', type: 'PostgreSQL/PostgreSQL' as const, memory: 0, segmentSize: 0, environment: 'DEV' }),
}))
const all = (
  <div className="h-dvh">
    <AllDatabasesScreen list={ready(databases)} technologies={makeTechnologies()} />
  </div>
)

describe('summary', () => {
  test('toggles a filter by clicking a bar and updates the totals', async () => {
    await renderWithProviders(all)
    await expect.element(page.getByText('2 databases', { exact: true }).last()).toBeVisible()
    await expect.element(term('Memory')).toBeVisible()
    await expect.element(page.getByText('4 GiB', { exact: true })).toBeVisible()
    await button(/^PROD/).click()
    await expect.poll(names).toEqual(['ORCL'])
    await expect.element(button(/^PROD/)).toHaveAttribute('aria-pressed', 'true')
    // Adding the first filter must not remount the bars.
    await expect.element(button(/^PROD/)).toHaveFocus()
    await expect.element(page.getByText('1 of 2 databases', { exact: true }).last()).toBeVisible()
    await expect.element(page.getByText('of 4 GiB total')).toBeVisible()
    await button(/^PROD/).click()
    await expect.poll(names).toEqual(['ORCL', 'pg'])
  })

  test('shows each measure in a region with its name', async () => {
    await renderWithProviders(all)
    for (const name of [
      'Technology',
      'Environment',
      'Archivelog mode',
      'Disaster recovery',
      'High availability',
    ])
      await expect.element(page.getByRole('region', { name, exact: true })).toBeVisible()
  })

  test('shows no sum of 0 for sizes that were not measured', async () => {
    await renderWithProviders(all)
    await button(/^DEV/).click()
    await expect.element(page.getByText('1 of 2 databases', { exact: true }).last()).toBeVisible()
    await expect.poll(names).toEqual(['pg'])
    await expect.element(page.getByText('0 B')).not.toBeInTheDocument()
  })
})

describe('Oracle rankings', () => {
  const rows = makeOracleDatabaseRows(6)
  const id = (index: number) => String(index).padStart(24, '0')
  const screen = (props: Partial<OracleDatabasesScreenProps> = {}) => (
    <div className="h-dvh">
      <OracleDatabasesScreen
        list={ready(rows)}
        workload={ready(
          Array.from({ length: 10 }, (_, index) => ({
            _id: id(index),
            hostname: `host-${index}`,
            dbname: `DB${index}`,
            workload: 20 - index,
          })),
        )}
        unused={ready([
          { _id: id(1), hostname: rows[0]?.hostname ?? '', unused: 12.346 },
          { _id: id(2), hostname: 'without-oracle', unused: null },
        ])}
        {...props}
      />
    </div>
  )
  const workload = page.getByRole('region', { name: 'Busiest databases (active sessions)' })
  const unused = page.getByRole('region', { name: /^Most idle hosts/ })

  test('shows three rows and expands to all', async () => {
    await renderWithProviders(screen())
    await expect.poll(() => workload.getByRole('listitem').elements().length).toBe(3)
    await workload.getByRole('button', { name: 'Show all 10' }).click()
    await expect.poll(() => workload.getByRole('listitem').elements().length).toBe(10)
    await expect
      .element(workload.getByRole('link', { name: 'host-9' }))
      .toHaveAttribute('href', '/details/host-9/DB9')
  })

  test('names the databases of hosts with unused threads and omits hosts without a value', async () => {
    await renderWithProviders(screen())
    await expect.element(unused.getByText(new RegExp(`^${rows[0]?.name}`))).toBeVisible()
    await expect.element(unused.getByText('12.35')).toBeVisible()
    await expect.element(unused.getByText('without-oracle')).not.toBeInTheDocument()
  })

  test('shows that the workload ranking covers all environments', async () => {
    await renderWithProviders(screen({ anyEnvironment: true }))
    await expect.element(workload.getByText('All environments')).toBeVisible()
  })

  test('shows a retry button when the workload fails, without hiding the list', async () => {
    const retry = vi.fn()
    await renderWithProviders(screen({ workload: failed('GET /x: 502', retry) }))
    await workload.getByRole('button', { name: 'Retry' }).click()
    expect(retry).toHaveBeenCalledOnce()
    await expect.element(page.getByRole('rowheader').first()).toBeVisible()
  })
})

describe('migrability', () => {
  const [database] = makeMigrabilityRows(1)
  const [pdb] = makePdbMigrabilityRows(1)
  const metricRows = (Count: number) => [
    { metric: 'PLSQL LINES', Count },
    { metric: 'TABLES', Count: 1 },
    ...Array.from({ length: 12 }, (_, index) => ({ metric: `METRIC ${index}`, Count: index })),
    { schema: 'APPUSR', objectType: 'PROCEDURE', Count: 7 },
  ]

  test("shows the row's own metrics, with objects grouped by schema", async () => {
    if (!database || !pdb) throw new Error('The fixtures have none')
    const rows = [
      { ...database, hostname: 'h1', metrics: metricRows(5) },
      { ...pdb, hostname: 'h2', metrics: metricRows(4321) },
    ]
    await renderWithProviders(
      <div className="h-dvh">
        <migrabilities.Screen list={ready(rows)} />
      </div>,
    )
    await button('Details of h2').click()
    const wholeDatabase = page.getByRole('region', { name: 'Whole database' })
    await expect.element(wholeDatabase.getByText('4,321')).toBeVisible()
    await expect.element(wholeDatabase.getByRole('term').filter({ hasText: 'METRIC 11' })).toBeVisible()
    await expect
      .element(wholeDatabase.getByRole('term').filter({ hasText: 'PROCEDURE' }))
      .not.toBeInTheDocument()
    await expect
      .element(
        page.getByRole('region', { name: 'APPUSR' }).getByRole('term').filter({ hasText: 'PROCEDURE' }),
      )
      .toBeVisible()
  })
})

describe('RDS', () => {
  const instances = makeRdsInstances()
    .slice(0, 3)
    .map((row, index) => ({ ...row, dbName: `db${index}`, engine: index === 1 ? 'mysql' : 'oracle-ee' }))

  test('applies the filter of the view prop', async () => {
    await renderWithProviders(
      <div className="h-dvh">
        <rdsInstances.Screen
          list={ready(instances)}
          view={{ filters: { engine: { kind: 'text', text: 'oracle' } } }}
        />
      </div>,
    )
    await expect.poll(names).toEqual(['db0', 'db2'])
  })
})

test.each([
  ['failed', failed(), 'Could not load this data'],
  ['forbidden', forbidden, 'You do not have access'],
  ['empty', empty, 'No measurements yet'],
] as const)('says that both rankings are %s', async (_, state, text) => {
  await renderWithProviders(
    <OracleDatabasesScreen list={ready(makeOracleDatabaseRows(1))} workload={state} unused={state} />,
  )
  for (const name of [/^Busiest/, /^Most idle hosts/])
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    await expect.element(page.getByRole('region', { name }).getByText(text)).toBeVisible()
})

describe('metrics of a migration', () => {
  const [whole, ofSchema] = [
    { metric: 'PLSQL LINES', Count: 12 },
    { schema: 'HR', objectType: 'VIEW', Count: 3 },
  ]
  test.each([
    ['of the database', [whole], ['PLSQL LINES']],
    ['of schemas', [ofSchema], ['VIEW']],
    ['of both', [whole, ofSchema], ['PLSQL LINES', 'VIEW']],
  ])('shows metrics %s', async (_, metrics, labels) => {
    await renderWithProviders(<MigrabilityDetail metrics={metrics} />)
    await expect.element(term(labels[0] ?? '')).toBeVisible()
    expect(
      page
        .getByRole('term')
        .elements()
        .map(({ textContent }) => textContent),
    ).toEqual(labels)
  })
})

describe('malformed rows', () => {
  /** Decoded rows in which one row has this value in every field. */
  const malformedRow = <Row extends object>(decoder: Decoder<Row>, [row]: readonly Row[], value: unknown) =>
    row ? [row, ...malformedRows(decoder, row, value)] : []

  test.each([null, undefined, 7, 'text', [[null]], {}].map((value) => ({ value })))(
    'renders lists, rankings and migrability with $value in every field',
    async ({ value }) => {
      const rendered = await renderWithProviders(
        <AllDatabasesScreen
          list={ready(malformedRow(databaseRow, makeDatabaseRows(1), value))}
          technologies={makeTechnologies()}
        />,
      )
      await expect.element(page.getByRole('row').nth(1)).toBeVisible()
      await rendered.rerender(
        <OracleDatabasesScreen
          list={ready(malformedRow(oracleDatabaseRow, makeOracleDatabaseRows(1), value))}
          workload={ready(
            malformedRow(topWorkloadRow, [{ _id: '', hostname: '', dbname: '', workload: 1 }], value),
          )}
          unused={ready(malformedRow(topUnusedRow, [{ _id: '', hostname: '', unused: 1 }], value))}
        />,
      )
      await expect.element(page.getByRole('region', { name: /^Most idle hosts/ })).toBeVisible()
      await rendered.rerender(
        <migrabilities.Screen list={ready(malformedRow(migrabilityRow, makeMigrabilityRows(1), value))} />,
      )
      await expect.element(page.getByRole('grid', { name: 'PostgreSQL migration' })).toBeVisible()
      await expect.element(page.getByRole('row').nth(1)).toBeVisible()
    },
  )
})
