import { fixTime } from '@inventory-console/api-mocks/clock'
import { makeHost } from '@inventory-console/api-mocks/fixtures/hosts'
import { controlledServer } from '@inventory-console/api-mocks/node'
import { http, HttpResponse } from 'msw'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'

const { server, control } = controlledServer({ hosts: 50 })
beforeAll(() => server.listen({ onUnhandledFrame: 'error' }))
beforeEach(() => control.reset())
afterEach(() => {
  control.change({ faults: undefined })
  server.resetHandlers()
})
afterAll(() => server.close())

const api = 'http://inventory.example/api'
const get = (path: string) => fetch(api + path, { headers: { Authorization: `Bearer ${control.token}` } })

test('lists the hosts', async () => {
  expect(await (await get('/hosts?mode=hostnames')).json()).toHaveLength(50)
})

test('fails as the server does', async () => {
  control.change({ faults: [{ call: 'GET /api/hosts', kind: 'status', status: 503 }] })
  expect((await get('/hosts')).status).toBe(503)
})

test('finds a database with a red policy', async () => {
  const policies = await control.read('/hosts/technologies/oracle/databases/policies-audit')
  const red = policies.find(({ flag }) => flag === 'red')
  expect((await get(`/hosts/${red?.hostname}`)).status).toBe(200)
})

test('uses own handlers first', async () => {
  server.use(http.get('*/api/ping', () => HttpResponse.text('own handler')))
  expect(await (await get('/ping')).text()).toBe('own handler')
})

test('dates fixtures in a fixed week', () => {
  fixTime('2026-03-16T09:30:00Z')
  expect(makeHost(7).createdAt).toMatch(/^2026-03-1/)
  fixTime(undefined)
})
