import { expect, it } from 'vitest'
import { createClients, pathSegment } from './client.ts'

it.each(['db-001', 'OS Capacity', 'a/b', 'ä.b', '...', 'x..y', '50%', 'a+b'])('encodes %j', (name) => {
  expect(pathSegment(name)).toBe(encodeURIComponent(name))
})

it.each([
  '',
  '.',
  '..',
  '%2e%2E',
  '.%2e',
  '../users',
  'x/../y',
  String.raw`..\users`,
  '%2e%2e%2fusers',
  'a%2F..',
  'a%5C..',
  '/users',
  'users/',
  '\ud800',
])('rejects %j', (name) => {
  expect(() => pathSegment(name)).toThrow('cannot be part of an address')
})

it('sends no request for a name with dot segments', async () => {
  const config = {
    api: 'http://localhost/api',
    chart: null,
    cloud: null,
    repository: 'http://localhost/repo',
    idleTimeout: null,
  }
  const { api, repository } = createClients(config, { provider: 'basic', token: null })
  // A sent request would reject with another error, because no server listens there.
  await expect(api.DELETE('/groups/{groupname}', { params: { path: { groupname: '..' } } })).rejects.toThrow(
    'cannot be part of an address',
  )
  await expect(
    repository?.GET('/all/{Filename}', { params: { path: { Filename: '../index.json' } } }),
  ).rejects.toThrow('cannot be part of an address')
})
