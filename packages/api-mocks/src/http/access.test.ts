import { once } from 'node:events'
import { request } from 'node:http'
import { text } from 'node:stream/consumers'
import { afterEach, describe, expect, test } from 'vitest'
import { startServer, type MockHttpServer, type ServerOptions } from '../server.ts'
import { accessOf } from './access.ts'

let server: MockHttpServer | undefined
afterEach(() => server?.close())

/** Uses node:http because fetch cannot set the Host header. */
async function sendRequest(options: ServerOptions, headers: Record<string, string>, method = 'GET') {
  server = await startServer({ port: 0, hosts: 1, ...options })
  const clientRequest = request({
    port: new URL(server.url).port,
    host: '127.0.0.1',
    path: '/api/ping',
    method,
    headers,
  })
  clientRequest.end()
  const [response] = await once(clientRequest, 'response')
  return { status: response.statusCode, body: await text(response), headers: response.headers }
}

describe('Host header', () => {
  test.each(['localhost:4010', '127.0.0.1', '127.0.0.2:80', '[::1]:4010', 'console.localhost'])(
    'accepts the local host %s',
    async (host) => {
      expect(await sendRequest({}, { Host: host })).toMatchObject({ status: 200, body: 'Pong' })
    },
  )

  test.each([
    'evil.example',
    'evil.example:4010',
    'localhost.evil.example',
    'evillocalhost',
    'user@localhost',
    '10.0.0.5',
    '127.evil.example',
  ])('returns 403 for %s, which DNS rebinding could use', async (host) => {
    const { status, body } = await sendRequest({}, { Host: host })
    expect(status).toBe(403)
    expect(body).toContain(`--allow-host ${host.replace(':4010', '')}`)
  })

  test('accepts a host of allowHosts', async () => {
    const allowHosts = ['mocks.example.net']
    expect(await sendRequest({ allowHosts }, { Host: 'mocks.example.net:4010' })).toMatchObject({
      status: 200,
    })
  })

  test('accepts any IP address when listening on every interface', async () => {
    expect(await sendRequest({ host: '0.0.0.0' }, { Host: '10.0.0.5:4010' })).toMatchObject({ status: 200 })
    await server?.close()
    expect(await sendRequest({ host: '0.0.0.0' }, { Host: 'evil.example' })).toMatchObject({ status: 403 })
  })
})

describe('CORS', () => {
  const preflight = { 'Access-Control-Request-Method': 'GET', Host: 'localhost' }
  const allowed = 'access-control-allow-origin'

  test.each(['https://evil.example', 'null', 'http://localhost.evil.example', 'http://user@localhost'])(
    'allows no access for the origin %s',
    async (Origin) => {
      expect((await sendRequest({}, { Origin, Host: 'localhost' })).headers).not.toHaveProperty(allowed)
      await server?.close()
      expect((await sendRequest({}, { Origin, ...preflight }, 'OPTIONS')).headers).not.toHaveProperty(allowed)
    },
  )

  test.each([
    ['https://app.example.net', ['https://app.example.net']],
    ['https://evil.example', ['*']],
    ['http://[::1]:5173', []],
  ])('allows the origin %s when %j is configured besides local origins', async (Origin, allowOrigins) => {
    const response = await sendRequest({ allowOrigins }, { Origin, Host: 'localhost' })
    expect(response.headers[allowed]).toBe(Origin)
    await server?.close()
    const before = await sendRequest({ allowOrigins }, { Origin, ...preflight }, 'OPTIONS')
    expect(before.headers[allowed]).toBe(Origin)
  })
})

test('checks a very long Host or Origin in linear time', () => {
  const { isHostAllowed, isOriginAllowed } = accessOf('127.0.0.1')
  const long = 'a.-'.repeat(1_000_000)
  expect([isHostAllowed(`${long}!`), isOriginAllowed(`http://${long}!`)]).toEqual([false, false])
})
