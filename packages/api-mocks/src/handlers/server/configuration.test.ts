import { expect, test } from 'vitest'
import { clientOf } from '../../testing/client.ts'
import { createWorld } from '../../world/createWorld.ts'
import { restartServices } from '../../world/server/configuration.ts'
import { makeConfiguration } from '../../world/server/defaultConfiguration.ts'

const post = (body: unknown) => ({ as: 'operator', method: 'POST', body })

test('GET /configuration: the response can be posted back and is returned unchanged', async () => {
  const { json, status } = clientOf(createWorld({ hosts: 0 }))
  const read = await json('/api/configuration')
  expect(await status('/api/configuration', post(read))).toBe(204)
  expect(await json('/api/configuration')).toEqual(read)
  expect(await json('/api/version')).toEqual({ version: '2.54.0' })
})

test('a stored configuration takes effect after a restart', async () => {
  const world = createWorld({ hosts: 0 })
  const { json, status } = clientOf(world)
  const changed = makeConfiguration()
  changed.APIService.EnableOciMenu = false
  expect(await status('/api/configuration', post(changed))).toBe(204)
  const oci = { name: 'OCI', parent: 'Cloud Advisors' }
  expect(await json('/api/nodes')).toContainEqual(oci)
  restartServices(world)
  expect(await json('/api/nodes')).not.toContainEqual(oci)
  expect(await json('/api/configuration')).toEqual(changed)
})

test('POST /configuration: missing values become zero values', async () => {
  const { json, status } = clientOf(createWorld({ hosts: 0 }))
  expect(await status('/api/configuration', post({ ChartService: { port: 80 }, DataService: null }))).toBe(
    204,
  )
  expect(await json('/api/configuration')).toMatchObject({
    ChartService: { RemoteEndpoint: '', BindIP: '', Port: 80, LogHTTPRequest: false },
    DataService: { LicenseTypeMetricsDefault: null, LicenseTypeMetricsByEnvironment: null },
    APIService: { AuthenticationProvider: { Types: null, TokenValidityTimeout: 0 } },
    ResourceFilePath: '',
  })
})

test.each([
  ['an unknown key', { RepoService: {} }],
  ['an unknown nested key', { ThunderService: { GcpDataRetrieveJob: { ProjectID: 'x' } } }],
  ['a number as text', { ChartService: { Port: '80' } }],
  ['a port above 65,535', { ChartService: { Port: 70_000 } }],
  ['a directory port above 65,535', { APIService: { AuthenticationProvider: { Port: 70_000 } } }],
  ['a negative number', { ThunderService: { GcpDataRetrieveJob: { AvgCpuPercentage: -1 } } }],
  ['a fraction', { AlertService: { QueueBufferSize: 1.5 } }],
  ['a text in place of a list', { APIService: { DefaultDatabaseTags: 'x' } }],
])('POST /configuration: returns 400 for %s and changes nothing', async (_name, body) => {
  const { json, status } = clientOf(createWorld({ hosts: 0 }))
  const before = await json('/api/configuration')
  expect(await status('/api/configuration', post(body))).toBe(400)
  expect(await json('/api/configuration')).toEqual(before)
})
