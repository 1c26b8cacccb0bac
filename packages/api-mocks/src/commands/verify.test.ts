import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { parseFault } from '../faults/fault.ts'
import { startServer, type MockHttpServer } from '../server.ts'
import { runCommand } from '../testing/runCommand.ts'
import { OWN_NAME } from '../verify/writeSteps.ts'

const TIMEOUT_MS = 120_000

let live: MockHttpServer
let folder: string
beforeAll(async () => {
  live = await startServer({ port: 0, hosts: 10, now: '2026-03-16T09:30:00Z' })
  folder = await mkdtemp(join(tmpdir(), 'verify-'))
})
afterAll(async () => {
  await live.close()
  await rm(folder, { recursive: true })
})
beforeEach(() => live.control?.change({ faults: [], latency: 0 }))

const inject = (...faults: string[]) =>
  live.control?.change({ faults: faults.map(parseFault).filter((fault) => fault !== undefined) })
const file = (name: string) => join(folder, name)
const verify = (...args: string[]) =>
  runCommand(['verify', '--api', `${live.url}/api`, '--user', 'admin', ...args], {
    MOCKS_PASSWORD: 'Admin.2026',
  })
const lastRequest = () => live.control?.exchanges[0]?.id ?? 0
const requestsSince = (before: number) =>
  (live.control?.exchanges ?? [])
    .filter(({ id }) => id > before)
    .map(({ method, path }) => `${method} ${path}`)
const hostCalls = ['GET /api/hosts?mode=summary', 'GET /api/hosts?mode=hostnames']

describe('verify', { timeout: TIMEOUT_MS }, () => {
  test('--help prints every option and sends nothing', async () => {
    const before = lastRequest()
    const { code, output } = await verify('--help')
    expect(code).toBe(0)
    for (const option of ['concurrency', 'timeout', 'only', 'writes', 'report', 'resume', 'compare', 'json'])
      expect(output).toContain(`--${option}`)
    expect(requestsSince(before)).toEqual([])
  })

  test.each([[[]], [['--resume']]])('sends nothing if the report cannot be written: %j', async (options) => {
    const before = lastRequest()
    const { code, error } = await verify('--report', join(folder, 'none/report.jsonl'), ...options)
    expect([code, error.trim().split('\n').length]).toEqual([1, 1])
    expect(requestsSince(before)).toEqual([])
  })

  test.each(['SIGTERM', 'the end of the reader'])('--writes leaves nothing behind after %s', async (way) => {
    const env = { ...process.env, MOCKS_PASSWORD: 'Admin.2026' }
    const cli = fileURLToPath(new URL('../cli.ts', import.meta.url))
    const args = [cli, 'verify', '--api', `${live.url}/api`, '--user', 'admin', '--writes']
    const child = spawn(process.execPath, args, { env })
    let error = ''
    child.stderr.on('data', (data: Buffer) => (error += data.toString()))
    await once(child.stdout, 'data')
    if (way === 'SIGTERM') child.kill('SIGTERM')
    else child.stdout.destroy()
    const [code] = await once(child, 'exit')
    expect(code).not.toBe(null)
    expect(error).not.toContain('    at ')
    const headers = { Authorization: `Bearer ${live.control?.token ?? ''}` }
    expect(await (await fetch(`${live.url}/api/groups`, { headers })).text()).not.toContain(OWN_NAME)
  })

  test('--only sends these calls', async () => {
    const before = lastRequest()
    const { code, output } = await verify('--only', 'GET /api/hosts')
    expect(code).toBe(0)
    expect(output).toContain('3 calls: 3 conforms')
    expect(requestsSince(before).toSorted()).toEqual(['POST /api/user/login', ...hostCalls].toSorted())
  })

  test('--timeout limits each call, and exits with 3 if only responses are missing', async () => {
    inject('GET /api/hosts=hang')
    const { code, output } = await verify('--only', 'GET /api/hosts', '--timeout', '700')
    expect(code).toBe(3)
    expect(output).toContain('no response within 700 ms')
  })

  test.each([1, 3])('--concurrency %i sends as many requests at a time', async (concurrency) => {
    let [running, most] = [0, 0]
    const proxy = createServer(async (request, response) => {
      running += 1
      most = Math.max(most, running)
      const chunks: Uint8Array[] = []
      for await (const chunk of request) chunks.push(chunk)
      const headers = { Authorization: request.headers.authorization ?? '' }
      const { method = 'GET', url = '' } = request
      const init = method === 'GET' ? { headers } : { method, headers, body: Buffer.concat(chunks) }
      const answer = await fetch(live.url + url, init)
      const body = await answer.text()
      running -= 1
      response
        .writeHead(answer.status, { 'Content-Type': answer.headers.get('Content-Type') ?? '' })
        .end(body)
    })
    await once(proxy.listen(0, '127.0.0.1'), 'listening')
    const address = proxy.address()
    const port = typeof address === 'object' ? address?.port : undefined
    inject('GET /api/hosts/technologies/oracle/databases/p*=delay.100')
    const api = [
      '--api',
      `http://127.0.0.1:${port}/api`,
      '--only',
      'GET /api/hosts/technologies/oracle/databases/p*',
    ]
    const { code } = await verify(...api, '--concurrency', String(concurrency))
    proxy.close()
    expect([code, most]).toEqual([0, concurrency])
  })

  test('--json prints the findings as JSON', async () => {
    const { output } = await verify('--only', 'GET /api/hosts', '--json')
    const findings: unknown = JSON.parse(output)
    expect(findings).toMatchObject([
      { verdict: 'conforms' },
      { verdict: 'conforms' },
      { verdict: 'conforms' },
    ])
  })

  test('--report stores a line per call, and --resume sends those without a response', async () => {
    const report = file('report.jsonl')
    inject('GET /api/users/info=hang')
    const only = ['--only', 'GET /api/users*', '--report', report] as const
    const first = await verify(...only, '--timeout', '700')
    expect(first.code).toBe(3)
    const lines = (await readFile(report, 'utf8')).trim().split('\n')
    expect(lines.length).toBe(4)
    expect(lines.filter((line) => line.includes('no response')).length).toBe(1)
    inject()
    const before = lastRequest()
    const second = await verify(...only, '--resume')
    expect(second.code).toBe(0)
    // The list provides the name of a user; the user itself is not requested again.
    expect(requestsSince(before).toSorted()).toEqual([
      'GET /api/users',
      'GET /api/users/info',
      'POST /api/user/login',
    ])
  })

  test('--resume needs --report', async () => {
    const { code, error } = await verify('--resume')
    expect([code, error.split('\n')[0]]).toEqual([2, '--resume needs --report'])
  })

  test('--compare exits with 1 if something changed since a stored report', async () => {
    const report = file('stored.jsonl')
    const only = ['--only', 'GET /api/hosts'] as const
    await verify(...only, '--report', report)
    const same = await verify(...only, '--compare', report)
    expect([same.code, same.output.endsWith('nothing changed\n')]).toEqual([0, true])
    inject('GET /api/hosts=500')
    const changed = await verify(...only, '--compare', report)
    expect(changed.code).toBe(1)
    expect(changed.output).toContain('changed: GET /api/hosts?mode=summary: 200 conforms → 500 refused')
    const json = await verify(...only, '--compare', report, '--json')
    expect(JSON.parse(json.output)).toHaveLength(3)
    expect([json.code, json.error]).toEqual([1, changed.output.slice(changed.output.indexOf('changed:'))])
    await writeFile(report, '')
    expect((await verify(...only, '--compare', report)).output).toContain('new: GET /api/hosts?mode=summary')
  })

  test('sends no write without --writes, and removes what it created with it', async () => {
    const only = ['--only', '/api/groups*'] as const
    await verify(...only)
    expect(live.control?.changes).toEqual([])
    const before = lastRequest()
    const { code } = await verify(...only, '--writes')
    expect(code).toBe(0)
    expect(requestsSince(before)).toEqual(
      expect.arrayContaining(['POST /api/groups', `DELETE /api/groups/${OWN_NAME}`]),
    )
    const headers = { Authorization: `Bearer ${live.control?.token ?? ''}` }
    expect(await (await fetch(`${live.url}/api/groups`, { headers })).text()).not.toContain(OWN_NAME)
  })
})
