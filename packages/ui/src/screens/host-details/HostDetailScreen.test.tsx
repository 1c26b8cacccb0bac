import type { HostDetail } from '@inventory-console/api-mocks/contract'
import { makeHostDetail, makeOracleDatabase } from '@inventory-console/api-mocks/fixtures/oracle'
import { describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { answering, makeOracleAsks } from '../../testing/fixtures/oracleAsks.ts'
import { show } from '../../testing/samples/shown.tsx'
import { empty, notFound, one } from '../../testing/states.ts'
import { everything } from './databases/databaseSearch.ts'
import { HostDetailScreen } from './HostDetailScreen.tsx'
import { OraclePanel } from './oracle/OraclePanel.tsx'

const host = makeHostDetail(15)
const done = () => Promise.resolve()

const screen = (overrides: Partial<HostDetail> = {}) => (
  <HostDetailScreen
    hostname={host.hostname}
    host={one({ ...host, ...overrides })}
    missing={empty}
    onIgnoreMissing={done}
    cloneExists={false}
    onClone={done}
    onDismiss={done}
    databases={() => null}
  />
)

describe('the page of a host', () => {
  test('improve: nothing said that the host is obsolete', async () => {
    await show(screen({ createdAt: '2026-03-10T08:00:00Z' }))
    await expect.element(page.getByText(/^Obsolete: last update/)).toBeVisible()
  })

  test('improve: errors of the agent came and were not shown', async () => {
    await show(screen({ errors: [{ source: 'fs.go:44', message: 'df: permission denied' }] }))
    await page.getByText(/agent reported 1 error/).click()
    await expect.element(page.getByText(/permission denied/)).toBeVisible()
  })
})

describe('of an Oracle database', () => {
  const panel = (canMigrate: Parameters<typeof makeOracleAsks>[0]) => (
    <OraclePanel
      hostname={host.hostname}
      database={makeOracleDatabase(1)}
      shown={everything}
      ask={makeOracleAsks(canMigrate)}
      licenses={() => null}
      place={{}}
      onPlace={() => undefined}
    />
  )
  const checks = page.getByRole('region', { name: 'Checks' })

  test.each([
    ['yes', one(true), 'Yes'],
    ['no', one(false), 'No'],
    ['unknown', notFound, '-'],
  ] as const)('improve: "no" to a migration looked like "unknown"; %s is told', async (_, state, told) => {
    await show(panel({ canMigrate: answering(state) }))
    await expect.element(checks.getByText(told, { exact: true })).toBeVisible()
  })
})
