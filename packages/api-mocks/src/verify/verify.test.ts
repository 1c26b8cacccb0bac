import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { parseFault } from '../faults/fault.ts'
import { startServer, type MockHttpServer } from '../server.ts'
import { contractViolations } from './conformance.ts'
import type { Deployment } from './liveClient.ts'
import { conforms, exitCodeOf, type Finding, findingText, summaryText } from './report.ts'
import { verify } from './verify.ts'
import { OWN_NAME } from './writeSteps.ts'

let live: MockHttpServer
beforeAll(async () => {
  live = await startServer({ port: 0, hosts: 20, persona: 'sso', now: '2026-03-16T09:30:00Z' })
})
afterAll(() => live.close())

const deployment = (changes: Partial<Deployment> = {}): Deployment => ({
  urls: {
    api: `${live.url}/api`,
    chart: `${live.url}/chart`,
    cloud: `${live.url}/thunder`,
    repository: `${live.url}/repo`,
    console: live.url,
  },
  provider: 'basic',
  username: 'admin',
  password: 'Admin.2026',
  timeout: 20_000,
  ...changes,
})

const nonConforming = (findings: Awaited<ReturnType<typeof verify>>) =>
  findings.filter(({ verdict }) => verdict !== 'conforms' && verdict !== 'not requested')

test('the mock server conforms to the contract, also through LDAP', async () => {
  const findings = await verify(deployment())
  expect(nonConforming(findings)).toEqual([])
  expect(conforms(findings)).toBe(true)
  expect(findings.length).toBeGreaterThan(80)
  const byLdap = await verify(
    deployment({ provider: 'ldap', username: 'directory', password: 'Directory.2026' }),
  )
  expect(
    nonConforming(byLdap)
      // The server refuses disk groups for a user with locations but all environments.
      .filter(({ operation, status }) => !(operation.endsWith('/diskgroups') && status === 422))
      .map(({ status }) => status)
      .filter((status) => ![401, 403, 404].includes(status ?? 0)),
  ).toEqual([])
}, 60_000)

describe('verify with an injected fault', () => {
  test.each([
    ['500', 'refused', '500'],
    ['418', 'differs', '418 is not documented'],
    ['hang', 'no response', 'no response within 400 ms'],
    ['delay.5000', 'no response', 'no response within 400 ms'],
    ['drop', 'no response', 'other side closed'],
    ['cut', 'differs', 'the body is not JSON'],
    ['json', 'differs', 'the body is not JSON'],
    ['html', 'differs', 'text/html is not documented'],
    ['null.hosts.*.hostname', 'differs', '/hosts/*/hostname must be string (20 times)'],
    ['missing.hosts.0.info', 'differs', "/hosts/0 must have required property 'info'"],
    ['type.hosts', 'differs', '/hosts must be'],
  ])('reports GET /api/hosts=%s as %s', async (faultSpec, verdict, detail) => {
    const fault = parseFault(`GET /api/hosts=${faultSpec}`)
    live.control?.change({ faults: fault ? [fault] : [] })
    const waits = faultSpec === 'hang' || faultSpec.startsWith('delay')
    const only = { only: 'GET /api/hosts', timeout: waits ? 400 : 20_000 }
    const findings = await verify({ ...deployment(), ...only }).finally(() =>
      live.control?.change({ faults: [] }),
    )
    const [login, summary] = findings
    expect(login?.verdict).toBe('conforms')
    expect(summary?.call).toBe('GET /api/hosts?mode=summary')
    expect(summary?.verdict).toBe(verdict)
    expect(summary && findingText(summary)).toContain(detail)
    expect(conforms(findings)).toBe(false)
  })

  test.each([1, 2, 3])('reports each response hit by random faults, seed %i', async (seed) => {
    const faults = ['GET /api/*=500@20', 'GET /thunder/*=html@20'].map((text) => parseFault(text))
    live.control?.change({ faults: faults.filter((fault) => fault !== undefined), seed })
    const before = live.control?.exchanges[0]?.id ?? 0
    const findings = await verify(deployment())
    const failedRequests =
      live.control?.exchanges.filter(({ id, faults: hits }) => id > before && hits.length > 0) ?? []
    live.control?.change({ faults: [], seed: undefined })
    expect(failedRequests.length).toBeGreaterThan(10)
    const found = nonConforming(findings)
    expect(
      found
        .filter(({ status }) => status !== undefined)
        .map(({ call }) => call)
        .toSorted(),
    ).toEqual(failedRequests.map(({ method, path }) => `${method} ${path}`).toSorted())
    // A skipped request names the failed request that should have provided its path parameter.
    const skippedDetails = found
      .filter(({ status }) => status === undefined)
      .flatMap(({ details }) => details)
    expect(skippedDetails.filter((detail) => !/^needs GET .*: (500|no JSON)$/.test(detail))).toEqual([])
  })

  test.each([
    ['POST /api/user/login=500', 'refused', ''],
    ['POST /api/user/login=drop', 'no response', 'other side closed'],
    ['POST /api/user/login=html', 'differs', 'text/html is not documented for 200'],
    ['POST /api/user/login=json', 'differs', 'the body is no token'],
  ])('%s: reports the login and sends nothing else', async (faultSpec, verdict, detail) => {
    const fault = parseFault(faultSpec)
    live.control?.change({ faults: fault ? [fault] : [] })
    const findings = await verify(deployment()).finally(() => live.control?.change({ faults: [] }))
    expect(findings.map(({ call }) => call)).toEqual(['POST /api/user/login'])
    expect(findings[0]).toMatchObject({ verdict, details: detail === '' ? [] : [detail] })
    expect(conforms(findings)).toBe(false)
  })
})

test('writes only with the option, and removes what it created', async () => {
  await verify(deployment())
  expect(live.control?.changes).toEqual([])
  const before = await listAll()
  const findings = await verify({ ...deployment(), writes: true })
  expect(nonConforming(findings)).toEqual([])
  expect(live.control?.changes.length).toBeGreaterThan(15)
  expect(await listAll()).toEqual(before)
  expect(summaryText(findings)).toContain('conforms')

  await verify({ ...deployment(), writes: true, only: 'POST *' })
  expect(await listAll()).toEqual(before)
}, 60_000)

async function listAll(): Promise<string[]> {
  const paths = [
    '/api/groups',
    '/api/admin/roles',
    '/api/nodes',
    '/api/users',
    '/api/contracts/mysql/database',
    '/thunder/aws/configurations',
  ]
  const headers = { Authorization: `Bearer ${live.control?.token ?? ''}` }
  return Promise.all(paths.map(async (path) => (await fetch(live.url + path, { headers })).text()))
}

test('reports a failed login', async () => {
  const [wrong, ...more] = await verify(deployment({ password: 'guess' }))
  expect([wrong?.call, wrong?.status, wrong?.verdict, more]).toEqual([
    'POST /api/user/login',
    401,
    'refused',
    [],
  ])
  const [unreachable] = await verify(deployment({ urls: { api: 'http://127.0.0.1:9' } }))
  expect(unreachable?.verdict).toBe('no response')
})

test('rejects a pattern that matches no operation', async () => {
  await expect(verify({ ...deployment(), only: 'GET /api/host' })).rejects.toThrow(
    'no call of these services',
  )
})

describe('verify against a slow server', { timeout: 120_000 }, () => {
  const verifyWithFault = async (faultSpec: string, options: Partial<Parameters<typeof verify>[0]>) => {
    const fault = parseFault(faultSpec)
    live.control?.change({ faults: fault ? [fault] : [] })
    return verify({ ...deployment(), ...options }).finally(() => live.control?.change({ faults: [] }))
  }

  test('completes and reports missing responses separately from differences', async () => {
    const findings = await verifyWithFault('GET /chart/*=hang', { timeout: 2000, concurrency: 8 })
    const silent = findings.filter(({ verdict }) => verdict === 'no response')
    expect(silent.length).toBeGreaterThan(3)
    expect(new Set(silent.map(({ call }) => call.startsWith('GET /chart/')))).toEqual(new Set([true]))
    expect(findings.length).toBeGreaterThan(80)
    expect(exitCodeOf(findings)).toBe(3)
  })

  test('sends as many parallel requests as `concurrency` allows', async () => {
    let [running, most] = [0, 0]
    const real = globalThis.fetch
    const counting: typeof fetch = async (...args) => {
      running += 1
      most = Math.max(most, running)
      return real(...args).finally(() => (running -= 1))
    }
    vi.stubGlobal('fetch', counting)
    await verify(deployment({ concurrency: 3 })).finally(() => vi.unstubAllGlobals())
    expect(most).toBe(3)
  })

  test('resumes with the requests that got no response', async () => {
    const first = await verifyWithFault('GET /chart/*=hang', { timeout: 2000, concurrency: 8 })
    const before = live.control?.exchanges[0]?.id ?? 0
    const reported: Finding[] = []
    const findings = await verify({
      ...deployment(),
      earlierFindings: first,
      onFinding: (one) => reported.push(one),
    })
    expect(conforms(findings)).toBe(true)
    expect(findings.map(({ call }) => call)).toEqual(first.map(({ call }) => call))
    const read = reported.filter(({ call }) => !call.startsWith('POST'))
    expect(new Set(read.map(({ call }) => call.startsWith('GET /chart/')))).toEqual(new Set([true]))
    const requests = live.control?.exchanges.filter(({ id }) => id > before) ?? []
    expect(requests.length).toBeLessThan(first.length / 2)
  })
})

describe('verify clean-up', { timeout: 120_000 }, () => {
  test('removes objects of an earlier run', async () => {
    const before = await listAll()
    await fetch(ownRole())
    expect(await listAll()).not.toEqual(before)
    await verify({ ...deployment(), writes: true, only: 'POST /api/groups' })
    expect(await listAll()).toEqual(before)
  })

  test('removes its objects after an interruption', async () => {
    const before = await listAll()
    const interrupted = new AbortController()
    const findings = await verify({
      ...deployment(),
      writes: true,
      only: 'POST *',
      signal: interrupted.signal,
      onFinding: ({ call }) => {
        if (call === 'POST /api/groups') interrupted.abort()
      },
    })
    expect(findings.filter(({ details }) => details.includes('interrupted')).length).toBeGreaterThan(0)
    expect(await listAll()).toEqual(before)
  })

  test('reports objects that it could not remove', async () => {
    const fault = parseFault('DELETE /api/admin/roles/*=500')
    live.control?.change({ faults: fault ? [fault] : [] })
    const findings = await verify({ ...deployment(), writes: true, only: 'POST *' }).finally(() =>
      live.control?.change({ faults: [] }),
    )
    expect(findings.at(-1)).toMatchObject({ verdict: 'differs', details: [`${OWN_NAME} is left behind`] })
    await verify({ ...deployment(), writes: true, only: 'POST /api/groups' })
  })
})

function ownRole(): Request {
  const headers = { Authorization: `Bearer ${live.control?.token ?? ''}` }
  const body = JSON.stringify({ name: OWN_NAME, description: 'left', permission: 'read', locations: ['All'] })
  return new Request(`${live.url}/api/admin/roles`, { method: 'POST', headers, body })
}

test('names a property that the contract does not have', async () => {
  const body = { error: 'Unauthorized', message: 'No token', hint: 'Log in' }
  const response = Response.json(body, { status: 401 })
  expect(await contractViolations('GET', 'http://inventory.example/api/hosts', response)).toContain(
    'the body must NOT have additional properties: hint',
  )
})
