import { describe, expect, test } from 'vitest'
import type { AlertsPage, Dashboard, OracleDatabaseRow, PagingMetadata } from '../../contract/wire.ts'
import { createWorld } from '../../world/createWorld.ts'
import { restartServices } from '../../world/server/configuration.ts'
import { clientOf } from '../client.ts'
import { uncachedReaderOf } from '../scopes.ts'

const admin = { as: 'admin' }

describe('daysFromCreation of alerts', () => {
  test.each(['aggregated-code-severity', 'aggregated-category-severity'])(
    'is null with mode=%s',
    async (mode) => {
      const page = await uncachedReaderOf(createWorld({ hosts: 60 }))<{ items: object[] }>(
        `/api/alerts?size=100&mode=${mode}`,
      )
      expect(page.items.length).toBeGreaterThan(1)
      expect(new Set(page.items.map((item) => Reflect.get(item, 'daysFromCreation')))).toEqual(
        new Set([null]),
      )
    },
  )

  test('is a number for single alerts', async () => {
    const page = await uncachedReaderOf(createWorld({ hosts: 60 }))<AlertsPage>('/api/alerts?size=5')
    expect((page.items ?? []).map((item) => typeof Reflect.get(item, 'daysFromCreation'))).toEqual(
      Array(5).fill('number'),
    )
  })
})

test('OCI recommendations omit the error key with status 200', async () => {
  const world = createWorld({ hosts: 5 })
  const [profile] = world.profiles.oci
  const payload = await clientOf(world).json(`/thunder/oracle-cloud/recommendations/${profile?.id}`)
  expect(Object.keys(Object(payload))).toEqual(['recommendations'])
})

test('dashboard: formats the compliance of technologies without licenses as 100%', async () => {
  const { postgreSql, mongoDb, mariaDb, mySql } = await uncachedReaderOf(
    createWorld({ hosts: 60 }),
  )<Dashboard>('/api/frontend/dashboard')
  for (const stats of [postgreSql, mongoDb, mariaDb]) expect(stats.compliancePercentageStr).toBe('100%')
  expect(mySql.compliancePercentageStr).toBe(`${mySql.compliancePercentageVal.toFixed(2)}%`)
})

test('Oracle list: PDBs are [] without PDBs', async () => {
  const rows = await uncachedReaderOf(createWorld({ hosts: 400 }))<OracleDatabaseRow[]>(
    '/api/hosts/technologies/oracle/databases',
  )
  const kinds = new Set(
    rows.map(({ isCDB, pdbs }) => `${isCDB ? 'CDB' : 'no CDB'} ${pdbs === null ? 'null' : pdbs.length > 0}`),
  )
  expect(kinds).toEqual(new Set(['CDB false', 'CDB true', 'no CDB false']))
})

describe('paging metadata', () => {
  const path = '/api/hosts/technologies/oracle/databases/patch-advisors'
  const read = uncachedReaderOf(createWorld({ hosts: 60 }))
  const metadata = async (query: string) => (await read<{ metadata: PagingMetadata }>(path + query)).metadata

  test('size is the number of rows on the page', async () => {
    const { totalElements } = await metadata('')
    const size = Math.ceil((2 * totalElements) / 3)
    expect((await metadata(`?page=0&size=${size}`)).size).toBe(size)
    expect((await metadata(`?page=1&size=${size}`)).size).toBe(totalElements - size)
  })

  test('last is already true on the page before a shorter last page', async () => {
    const { totalElements } = await metadata('')
    const size = Math.floor((totalElements - 1) / 2)
    expect((await metadata(`?page=0&size=${size}`)).last).toBe(false)
    expect((await metadata(`?page=1&size=${size}`)).last).toBe(true)
    expect((await metadata(`?page=2&size=${size}`)).last).toBe(true)
  })

  test('totalPages is 0 without page and size', async () => {
    expect(await metadata('')).toMatchObject({ totalPages: 0, first: true, last: true, number: 0 })
  })
})

test('the version survives a configuration change and a restart', async () => {
  const world = createWorld({ hosts: 1 })
  const { json, status } = clientOf(world)
  const body = await json('/api/configuration')
  expect(await status('/api/configuration', { ...admin, method: 'POST', body })).toBe(204)
  restartServices(world)
  expect(await json('/api/version')).toEqual({ version: '2.54.0' })
})

test('configuration operations return 422 if the configuration is stored in a file', async () => {
  const world = createWorld({ hosts: 1 })
  const { json, status } = clientOf(world)
  const body = await json('/api/configuration')
  world.configurationStored = false
  expect(await status('/api/configuration')).toBe(422)
  expect(await status('/api/configuration', { ...admin, method: 'POST', body })).toBe(422)
})

test('a group may have no roles', async () => {
  const world = createWorld({ hosts: 1 })
  const { json, status } = clientOf(world)
  const group = { name: 'readers', description: '', roles: [], tags: ['readers'] }
  expect(await status('/api/groups', { ...admin, method: 'POST', body: group })).toBe(201)
  expect(await json('/api/groups/readers')).toEqual(group)
})

test('users/info lists groups in database order', async () => {
  const world = createWorld({ hosts: 1 })
  const user = world.users.find(({ username }) => username === 'operator')
  user?.groups.splice(0, 1, 'operations', 'dba')
  expect(await clientOf(world).json('/api/users/info', { as: 'operator' })).toEqual({
    username: 'operator',
    groups: ['dba', 'operations'],
  })
})
