import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { http, HttpResponse, passthrough } from 'msw'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { run as serve } from './commands/serve.ts'
import { services } from './contract/documents.ts'
import { startServer, type MockHttpServer } from './server.ts'

describe('HTTP server', () => {
  let server: MockHttpServer
  beforeAll(async () => {
    server = await startServer({ port: 0, hosts: 10, now: '2026-03-16T09:30:00Z' })
  })
  afterAll(() => server.close())

  test('points config.json at itself', async () => {
    const { url } = server
    expect(await (await fetch(`${url}/config.json`)).json()).toEqual({
      APIServiceBaseUrl: `${url}/api`,
      ChartServiceBaseUrl: `${url}/chart`,
      ThunderServiceBaseUrl: `${url}/thunder`,
      RepoServiceBaseUrl: `${url}/repo`,
    })
  })

  test.each(['/api/version', '/api/unknown', '/api/hosts/'])(
    'sends the Date header of the mock clock with %s',
    async (path) => {
      const response = await fetch(server.url + path)
      expect(response.headers.get('Date')).toBe('Mon, 16 Mar 2026 09:30:00 GMT')
    },
  )

  test('sends the Date header of the mock clock with an injected fault', async () => {
    server.control?.change({ faults: [{ call: '/api/version', kind: 'status', status: 500 }] })
    const response = await fetch(`${server.url}/api/version`)
    server.control?.change({ faults: undefined })
    expect(response.status).toBe(500)
    expect(response.headers.get('Date')).toBe('Mon, 16 Mar 2026 09:30:00 GMT')
  })

  test.each([
    ['a declared body', new Uint8Array(11 * 1024 * 1024)],
    ['a streamed body', () => new Blob([new Uint8Array(11 * 1024 * 1024)]).stream()],
  ])('responds 413 to %s above the limit, before it looks at the token', async (_name, body) => {
    const isStream = typeof body === 'function'
    const init = { method: 'POST', body: isStream ? body() : body, ...(isStream ? { duplex: 'half' } : {}) }
    const status = await fetch(`${server.url}/api/hosts`, init).then(
      (response) => response.status,
      // The server may close the connection while the client is still sending.
      () => 413,
    )
    expect(status).toBe(413)
    expect((await fetch(`${server.url}/config.json`)).status).toBe(200)
  })

  test('allows local origins without credentials', async () => {
    const response = await fetch(`${server.url}/api/version`, {
      headers: { Origin: 'http://localhost:5173' },
    })
    expect(response.status).toBe(401)
    expect(response.headers.get('Access-Control-Allow-Origin')).toBe('http://localhost:5173')
    expect(response.headers.get('Access-Control-Allow-Credentials')).toBeNull()
    expect(response.headers.get('Vary')).toBe('Origin')
  })

  test('allows the requested method and headers in a preflight response', async () => {
    const response = await fetch(`${server.url}/api/hosts`, {
      method: 'OPTIONS',
      headers: {
        Origin: 'http://127.0.0.1:6006',
        'Access-Control-Request-Method': 'GET',
        'Access-Control-Request-Headers': 'authorization',
      },
    })
    expect(response.status).toBe(204)
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'access-control-allow-origin': 'http://127.0.0.1:6006',
      'access-control-allow-methods': 'GET',
      'access-control-allow-headers': 'authorization',
      vary: 'Origin, Access-Control-Request-Method, Access-Control-Request-Headers',
    })
  })

  test('redirects a double slash to the clean path', async () => {
    const response = await fetch(`${server.url}/api//version?x=1`, { redirect: 'manual' })
    expect([response.status, response.headers.get('Location')]).toEqual([301, '/api/version?x=1'])
  })

  test('returns 404 outside the mounts', async () => {
    const response = await fetch(`${server.url}/else`)
    expect(response.status).toBe(404)
    expect(await response.text()).toBe(
      '404 page not found\nNo call has the path /else. The page / shows what this server has\n',
    )
  })

  test.each([
    ['GET', '/api/hostz', 404, 'No call has the path /api/hostz. Did you mean /api/hosts?'],
    [
      'POST',
      '/api/users/me/change-pasword',
      404,
      'No call has the path /api/users/me/change-pasword. Did you mean /api/users/{username}/change-password?',
    ],
    ['PUT', '/api/hosts', 405, '/api/hosts has no PUT, only GET'],
    ['GET', '/api/hosts/some-host', 401, null],
  ])('%s %s names the nearest call if there is none', async (method, path, status, hint) => {
    const response = await fetch(server.url + path, { method })
    expect([response.status, response.headers.get('X-Mocks-Hint')]).toEqual([status, hint])
  })

  test('rejects when the port is in use', async () => {
    const port = Number(new URL(server.url).port)
    await expect(startServer({ port, hosts: 0 })).rejects.toThrow(`Port ${port} of 127.0.0.1 is in use`)
  })

  test('serves the reference of all services without external files', async () => {
    const page = await (await fetch(`${server.url}/docs`)).text()
    expect(page).not.toMatch(/https?:/)
    const linked = [...page.matchAll(/(?:href|src)="([^"]+)"/g)].map(([, name = '']) => name)
    const script = await (await fetch(`${server.url}/docs/reference.js`)).text()
    const documents = [...script.matchAll(/"url":"([^"]+)"/g)].map(([, name = '']) => name)
    expect(documents).toEqual(services.map((service) => `${service}.json`))
    for (const name of [...linked, ...documents]) {
      const response = await fetch(`${server.url}/docs/${name}`)
      expect([name, response.status]).toEqual([name, 200])
      expect((await response.arrayBuffer()).byteLength).toBeGreaterThan(100)
    }
    expect((await fetch(`${server.url}/docs/package.json`)).status).toBe(404)
  })
})

test('serves each service on its own port without its mount', async () => {
  const anyPort = { api: 0, chart: 0, cloud: 0, repository: 0 }
  const server = await startServer({ port: 0, hosts: 3, servicePorts: anyPort })
  const { api, chart, cloud, repository } = server.services
  try {
    expect(new Set([server.url, api, chart, cloud, repository]).size).toBe(5)
    expect(await (await fetch(`${server.url}/config.json`)).json()).toEqual({
      APIServiceBaseUrl: api,
      ChartServiceBaseUrl: chart,
      ThunderServiceBaseUrl: cloud,
      RepoServiceBaseUrl: repository,
    })
    for (const url of [api, chart, cloud]) expect(await (await fetch(`${url}/ping`)).text()).toBe('Pong')
    const token = await login(api, 'ldap', 'directory', 'Directory.2026')
    const headers = { Authorization: `Bearer ${token}` }
    expect((await fetch(`${api}/ldap/hosts?mode=hostnames`, { headers })).status).toBe(200)
    expect((await fetch(`${repository}/index.json`)).status).toBe(200)
    const doubled = await fetch(`${api}//ping`, { redirect: 'manual' })
    expect(doubled.headers.get('Location')).toBe('/ping')
    expect((await fetch(`${api}/docs/`)).status).toBe(404)
  } finally {
    await server.close()
  }
})

async function login(api: string, kind: 'user' | 'ldap', username: string, password: string) {
  const body = JSON.stringify({ username, password })
  return (await fetch(`${api}/${kind}/login`, { method: 'POST', body })).text()
}

describe('command line', () => {
  const cli = fileURLToPath(new URL('cli.ts', import.meta.url))

  async function run(...args: string[]) {
    const child = spawn(process.execPath, [cli, ...args])
    let error = ''
    child.stderr.on('data', (data: Buffer) => (error += data.toString()))
    const [code] = await once(child, 'close')
    return { code: Number(code), error }
  }

  test.each([
    ['--perssona', "Unknown option '--perssona'", 'Did you mean --persona?'],
    ['verfy', "Unexpected argument 'verfy'", 'Did you mean verify?'],
  ])('names what is nearest to %s', async (argument, message, hint) => {
    const { code, error } = await run(argument)
    expect(code).toBe(2)
    expect(error).toContain(message)
    expect(error).toContain(hint)
  })

  test('exits with 2 and the usage text for an invalid option', async () => {
    const { code, error } = await run('--port', 'http')
    expect(code).toBe(2)
    expect(error).toMatch(/^--port: http is not a number from 0 to 65535\n\nUsage: inventory-mocks \[serve\]/)
  })

  test.each([
    ['--hosts -1', '--hosts: -1 is not a whole number up to'],
    ['--now soon', '--now: soon is not a moment like'],
    ['--persona nobody', '--persona: nobody is not one of admin,'],
    ['--null-lists some', '--null-lists: some is not one of server'],
    ['--alert-modes old', '--alert-modes: old is not one of known'],
    ['--fault everything', '--fault: everything is not a fault like GET /api/hosts=500'],
    ['--fault /api/hosts=hangs', 'hangs is neither a status nor one of delay, hang'],
    ['--fault /api/hosts=hangs', 'Did you mean hang?'],
    ['--fault /api/host=500', 'No call has the path /api/host. Did you mean /api/hosts?'],
    ['--persona operater', 'Did you mean operator?'],
    ['--mock persone:admin', 'Did you mean persona?'],
    ['--mock hosts:x', '--mock: unknown or invalid: hosts:x'],
    ['--console example.net', '--console: example.net is not an HTTP URL'],
    ['--size 3', "Unknown option '--size'"],
    ['--allow-origin example.net', '--allow-origin: example.net is not an HTTP URL'],
    ['more', "Unexpected argument 'more'"],
  ])('rejects %s', async (line, message) => {
    const [option = '', ...value] = line.split(' ')
    const args = value.length === 0 ? [option] : [`${option}=${value.join(' ')}`]
    await expect(serve(args)).rejects.toThrow(message)
  })

  test('takes the faults of the link and of --fault', async () => {
    const args = ['--port=0', '--mock=fault:/api/host=500', '--fault=/api/hosts=500']
    await expect(serve(args)).rejects.toThrow('No call has the path /api/host.')
  })

  test('prints the URL and users, serves requests and exits on SIGINT', async () => {
    const fault = '--fault=/api/hosts=delay.600000'
    const child = spawn(process.execPath, [cli, '--port', '0', '--hosts', '3', fault])
    let output = ''
    for await (const data of child.stdout) {
      output += String(data)
      if (output.includes('Ctrl-C')) break
    }
    const [url = ''] = /http:\/\/127\.0\.0\.1:\d+/.exec(output) ?? []
    expect(output).toContain('Admin.2026')
    expect(await (await fetch(`${url}/api/ping`)).text()).toBe('Pong')
    const waiting = fetch(`${url}/api/hosts`).then(
      () => 'answered',
      () => 'cut off',
    )
    // The server reads requests in order, so this response proves that the pending one has arrived.
    await fetch(`${url}/api/ping`)
    const closed = once(child, 'close')
    child.kill('SIGINT')
    expect(await closed).toEqual([0, null])
    expect(await waiting).toBe('cut off')
  })
})

test('tries custom handlers before the built-in ones', async () => {
  const ping = http.get('*/api/ping', () => HttpResponse.text('own handler'))
  const server = await startServer({ port: 0, hosts: 0, handlers: [ping] })
  try {
    expect(await (await fetch(`${server.url}/api/ping`)).text()).toBe('own handler')
    expect((await fetch(`${server.url}/api/hosts`)).status).toBe(401)
  } finally {
    await server.close()
  }
})

test('says that a handler cannot pass a request through', async () => {
  const handlers = [http.get('*/api/ping', () => passthrough())]
  const server = await startServer({ port: 0, hosts: 0, handlers })
  const response = await fetch(`${server.url}/api/ping`, { redirect: 'manual' })
  await server.close()
  expect(response.status).toBe(501)
  expect(await response.text()).toMatch(/passthrough\(\)/)
})
