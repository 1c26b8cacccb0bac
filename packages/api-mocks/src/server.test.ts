import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startServer, type MockHttpServer } from './server.ts'

describe('the HTTP server', () => {
  let server: MockHttpServer
  beforeAll(async () => {
    server = await startServer({ port: 0, hosts: 10, now: '2026-03-16T09:30:00Z' })
  })
  afterAll(() => server.close())

  test('points its config.json at itself', async () => {
    const { url } = server
    expect(await (await fetch(`${url}/config.json`)).json()).toEqual({
      APIServiceBaseUrl: `${url}/api`,
      ChartServiceBaseUrl: `${url}/chart`,
      ThunderServiceBaseUrl: `${url}/thunder`,
      RepoServiceBaseUrl: `${url}/repo`,
    })
  })

  test('allows any origin, without credentials', async () => {
    const answer = await fetch(`${server.url}/api/version`, {
      headers: { Origin: 'https://console.example.net' },
    })
    expect(answer.status).toBe(401)
    expect(answer.headers.get('Access-Control-Allow-Origin')).toBe('*')
    expect(answer.headers.get('Access-Control-Allow-Credentials')).toBeNull()
    expect(answer.headers.get('Vary')).toBe('Origin')
  })

  test('answers the preflight with what was asked for', async () => {
    const answer = await fetch(`${server.url}/api/hosts`, {
      method: 'OPTIONS',
      headers: {
        Origin: 'https://console.example.net',
        'Access-Control-Request-Method': 'GET',
        'Access-Control-Request-Headers': 'authorization',
      },
    })
    expect(answer.status).toBe(204)
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'access-control-allow-origin': '*',
      'access-control-allow-methods': 'GET',
      'access-control-allow-headers': 'authorization',
      vary: 'Origin, Access-Control-Request-Method, Access-Control-Request-Headers',
    })
  })

  test('sends a doubled slash to the clean path', async () => {
    const answer = await fetch(`${server.url}/api//version?x=1`, { redirect: 'manual' })
    expect([answer.status, answer.headers.get('Location')]).toEqual([301, '/api/version?x=1'])
  })

  test('has nothing outside the services', async () => {
    const answer = await fetch(`${server.url}/else`)
    expect([answer.status, await answer.text()]).toEqual([404, '404 page not found\n'])
  })

  test('does not start twice on one port', async () => {
    await expect(startServer({ port: Number(new URL(server.url).port), hosts: 0 })).rejects.toThrow(
      'EADDRINUSE',
    )
  })
})

describe('the command', () => {
  const cli = fileURLToPath(new URL('cli.ts', import.meta.url))

  async function run(...args: string[]) {
    const child = spawn(process.execPath, [cli, ...args])
    let error = ''
    child.stderr.on('data', (data: Buffer) => (error += data.toString()))
    const [code] = await once(child, 'close')
    return { code: Number(code), error }
  }

  test.each([['--port', 'http'], ['--hosts', '-1'], ['--now', 'soon'], ['--size', '3'], ['more']])(
    'prints its usage for %s %s',
    async (...args) => {
      const { code, error } = await run(...args)
      expect(code).toBe(2)
      expect(error).toContain('Usage: npm run mocks')
    },
  )

  test('prints address and users, serves, and stops when interrupted', async () => {
    const child = spawn(process.execPath, [cli, '--port', '0', '--hosts', '3'])
    let output = ''
    for await (const data of child.stdout) {
      output += String(data)
      if (output.includes('Ctrl-C')) break
    }
    const [url = ''] = /http:\/\/127\.0\.0\.1:\d+/.exec(output) ?? []
    expect(output).toContain('Admin.2026')
    expect(await (await fetch(`${url}/api/ping`)).text()).toBe('Pong')
    const closed = once(child, 'close')
    child.kill('SIGINT')
    expect(await closed).toEqual([0, null])
  })
})
