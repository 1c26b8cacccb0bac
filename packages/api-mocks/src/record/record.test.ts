import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { spreadsheetType } from '../lib/xlsx.ts'
import { mockServer } from '../node.ts'
import { startServer, type MockHttpServer } from '../server.ts'
import { contractViolations } from '../verify/conformance.ts'
import { createWorld } from '../world/createWorld.ts'
import { anonymize, record } from './record.ts'
import { readRecording, type Recording, recordingHandlers } from './recording.ts'

/** Users that exist on every server. */
const sharedNames = new Set(['admin', 'limited', 'ercole'])

const deployment = (url: string, username: string, password: string) => ({
  urls: { api: `${url}/api`, chart: `${url}/chart`, cloud: `${url}/thunder` },
  provider: 'basic' as const,
  username,
  password,
  timeout: 30_000,
})

describe('recording of the mocks', () => {
  let live: MockHttpServer
  let recording: Recording
  beforeAll(async () => {
    live = await startServer({ port: 0, hosts: 120, now: '2026-03-16T09:30:00Z' })
    recording = await record(deployment(live.url, 'operator', 'Operator.2026'))
  }, 60_000)
  afterAll(() => live.close())

  test('contains the reads without original names, with consistent pseudonyms', () => {
    const text = JSON.stringify(recording)
    expect(recording.answers.length).toBeGreaterThan(50)
    const { users, hosts, groups } = live.world
    const originals = [
      ...hosts.facts.map(({ hostname }) => hostname),
      ...hosts.facts.flatMap(({ databases }) => databases['Oracle/Database'] ?? []),
      ...users.map(({ lastName }) => lastName),
      ...users.filter(({ username }) => !sharedNames.has(username)).map(({ username }) => username),
      ...groups.filter(({ name }) => name === 'operations').map(({ name }) => name),
      ...live.world.sites.map(({ name }) => name),
    ]
    expect(originals.filter((original) => text.includes(`"${original}"`))).toEqual([])

    const names = bodyOf(recording, '/api/hosts?mode=hostnames')
    const summary = bodyOf(recording, '/api/hosts?mode=summary')
    expect(summary).toEqual({
      hosts: expect.arrayContaining(
        (Array.isArray(names) ? names : []).map((hostname: unknown) => expect.objectContaining({ hostname })),
      ),
    })
  })

  test('conforms to the contract', async () => {
    const found: string[] = []
    for (const { method, path, status, contentType, body } of recording.answers) {
      const text = contentType.startsWith('application/json') ? JSON.stringify(body) : String(body)
      const response = new Response(text, { status, headers: { 'Content-Type': contentType } })
      const [first] = await contractViolations(method, `http://localhost${path}`, response)
      if (first !== undefined) found.push(`${path}: ${first}`)
    }
    expect(found).toEqual([])
  })

  test('takes precedence over the handlers of a world', async () => {
    const server = mockServer(createWorld({ hosts: 3 }))
    server.use(...recordingHandlers(readRecording(JSON.stringify(recording))))
    server.listen({ onUnhandledFrame: 'error' })
    const address = 'http://services.example.net/api/ldap/hosts?mode=hostnames'
    const [recordedResponse, workbook] = await Promise.all([
      fetch(address),
      fetch(address, { headers: { Accept: spreadsheetType } }),
    ]).finally(() => server.close())
    expect(await recordedResponse.json()).toEqual(bodyOf(recording, '/api/hosts?mode=hostnames'))
    // Not in the recording; the world returns 401 without a token.
    expect(workbook.status).toBe(401)
  })
})

test('replaces names that are scripts, patterns, object keys or very long', async () => {
  const live = await startServer({ port: 0, persona: 'hostile', hosts: 60, now: '2026-03-16T09:30:00Z' })
  const { answers } = await record(deployment(live.url, 'admin', 'Admin.2026')).finally(() => live.close())
  const remainingTexts = new Set(answers.flatMap(({ path, body }) => [path, ...stringsOf(body)]))
  const names = live.world.hosts.facts.flatMap(({ hostname, databases }) => [
    hostname,
    ...Object.values(databases).flat(),
  ])
  expect(names).toContain('__proto__')
  expect(names.filter((name) => remainingTexts.has(name))).toEqual([])
  expect(answers.length).toBeGreaterThan(50)
})

/** All strings, including keys. */
function stringsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  if (Array.isArray(value)) return value.flatMap(stringsOf)
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, item]) => [key, ...stringsOf(item)])
}

function bodyOf({ answers }: Recording, path: string): unknown {
  return answers.find((recordedResponse) => recordedResponse.path === path)?.body
}

const recordedResponse = (path: string, body: unknown, template = path) => ({
  response: { method: 'GET', path, status: 200, contentType: 'application/json', body },
  template,
})

test('uses one pseudonym per original in all responses, keys and paths', () => {
  const { answers } = anonymize([
    recordedResponse('/api/hosts', {
      hosts: [{ hostname: 'srv-geneva-7', databases: { Payroll: ['SALARIES'] } }],
    }),
    recordedResponse(
      '/api/hosts/srv-geneva-7',
      { hostname: 'srv-geneva-7', description: 'Ask anna@corp.test' },
      '/api/hosts/{hostname}',
    ),
    recordedResponse('/api/users', [{ username: 'anna', description: 'srv-geneva-7' }]),
  ])
  const text = JSON.stringify(answers)
  for (const original of ['srv-geneva-7', 'geneva', 'Payroll', 'SALARIES', 'anna', 'corp.test'])
    expect(text).not.toContain(original)
  expect(text.match(/phost0001/g)).toHaveLength(4)
})

test('replaces a version that contains the host name', () => {
  const { answers } = anonymize([
    recordedResponse('/api/hosts', {
      hosts: [
        { hostname: 'srv-geneva', info: { kernelVersion: '5.14.0 built on srv-geneva' } },
        { hostname: 'srv-bern', info: { kernelVersion: '5.14.0' } },
      ],
    }),
  ])
  expect(JSON.stringify(answers)).not.toContain('geneva')
  expect(JSON.stringify(answers)).toContain('"5.14.0"')
})

test('replaces numbers that identify a contract or account, and keeps quantities', () => {
  const { answers } = anonymize([
    recordedResponse('/api/contracts/oracle/database', {
      contracts: [{ referenceNumber: '36477298', csi: '4411', licensesPerCore: 12 }],
    }),
    recordedResponse('/thunder/gcp/recommendations', {
      data: [{ resourceID: 7_532_175_578_680, details: { SIZE: '860 GB', VALUE: '123456789012' } }],
    }),
    recordedResponse('/thunder/gcp/errors', {
      errors: [{ error: 'AccessDenied: user/anna of 123456789012' }],
    }),
  ])
  const text = JSON.stringify(answers)
  for (const original of ['36477298', '4411', '7532175578680', '123456789012', 'anna'])
    expect(text).not.toContain(original)
  expect(text).toContain('"licensesPerCore":12')
})

test('keeps a short number, such as the id 0 of an unknown database, and the counts that are equal to it', () => {
  const { answers } = anonymize([
    recordedResponse('/api/hosts/technologies/oracle/databases', [
      { hostname: 'srv-bern-1', dbID: 0, blockSize: 0 },
      { hostname: 'srv-bern-2', dbID: 1_234_567_890, blockSize: 8192 },
    ]),
  ])
  expect(answers[0]?.body).toMatchObject([
    { dbID: 0, blockSize: 0 },
    { dbID: 1_000_000, blockSize: 8192 },
  ])
})

describe('allow-list', () => {
  const secrets = ['12345', '2026-01-01', 'PROD', 'admin', '19.3.0.0.0', 'oracle', '860 GB', 'ENTERPRISE', '']

  test.each(secrets)('replaces a password of any format: %j', (secret) => {
    const { answers } = anonymize([
      recordedResponse('/api/configuration', {
        AlertService: { Emailer: { SMTPPassword: secret } },
        APIService: { AuthenticationProvider: { Password: secret, PrivateKey: secret } },
        DataService: { AgentPassword: secret },
      }),
      recordedResponse('/thunder/aws/configurations', [{ secretaccesskey: secret, accesskeyid: secret }]),
      recordedResponse('/config_sso.json', { client_id_secret: secret }),
    ])
    expect(
      stringsOf(answers.map(({ body }) => body)).filter((text) => text === secret && text !== ''),
    ).toEqual([])
  })

  test('replaces free text, unknown fields and unexpected types with placeholders of the same type', () => {
    const { answers } = anonymize([
      recordedResponse('/api/configuration', { DataService: { AgentPassword: 90_210 } }),
      recordedResponse('/api/users', [
        { username: 'anna', pin: 4711, isVip: true, version: '1.2.3', notes: ['likes 2026-01-01'] },
      ]),
      recordedResponse('/nowhere', { version: '1.2.3', count: 7, day: '2026-01-01' }),
    ])
    expect(answers.map(({ body }) => body)).toEqual([
      { DataService: { AgentPassword: 0 } },
      [{ username: 'puser0001', Text0001: 0, Text0002: false, Text0003: 'Text0004', Text0005: ['Text0006'] }],
      { Text0003: 'Text0004', Text0007: 0, Text0008: 'Text0009' },
    ])
  })
})

test('handles host names that look like a path segment or a day', () => {
  const { answers } = anonymize([
    recordedResponse(
      '/api/hosts/hosts',
      { hostname: 'hosts', createdAt: '2026-03-15' },
      '/api/hosts/{hostname}',
    ),
    recordedResponse('/api/hosts', ['hosts', '2026-03-16']),
    recordedResponse('/api/hosts/2026-03-16', { hostname: '2026-03-16' }, '/api/hosts/{hostname}'),
  ])
  expect(answers.map(({ path }) => path)).toEqual([
    '/api/hosts/phost0001',
    '/api/hosts',
    '/api/hosts/phost0002',
  ])
  expect(answers.map(({ body }) => body)).toEqual([
    { hostname: 'phost0001', createdAt: '2026-03-15' },
    ['phost0001', 'phost0002'],
    { hostname: 'phost0002' },
  ])
})

test('throws if an original is left', () => {
  // In a path segment that is constant in the contract.
  expect(() =>
    anonymize([recordedResponse('/api/hosts/location-of-geneva', [{ hostname: 'geneva' }])]),
  ).toThrow(
    'nothing was written: 1 originals are left, such as "geneva" in GET /api/hosts/location-of-geneva.',
  )
})

test.each([
  'Xeon password=hunter2',
  'AKIAIOSFODNN7EXAMPLE',
  'eyJhbGciOiJSUzI1NiJ9.eyJzdWIiOiJhIn0.c2ln',
  'svc_9f8e7d6c5b4a39281706',
  'agent@10.1.2.3',
])('replaces %j in a field that is kept', (cpuModel) => {
  const call = (value: string) =>
    recordedResponse('/api/hosts/h1', { hostname: 'h1', info: { cpuModel: value } }, '/api/hosts/{hostname}')
  expect(JSON.stringify(anonymize([call(cpuModel)]))).not.toContain(cpuModel)
  const model = 'Intel(R) Xeon(R) Gold 6252N CPU @ 2.30GHz'
  expect(JSON.stringify(anonymize([call(model)]))).toContain(model)
})

test.each(['', '{}', '{"version":2,"answers":[]}', '{"version":1,"answers":[{}]}'])(
  'readRecording rejects %j',
  (text) => {
    expect(() => readRecording(text)).toThrow('the file is not a recording')
  },
)
