import { describe, expect, test } from 'vitest'
import { address } from './commands/usage.ts'
import { faultMatches } from './faults/fault.ts'
import { createHandlers } from './handlers/index.ts'
import { combineHandlers } from './lib/combineHandlers.ts'
import { kindOf } from './record/kinds.ts'
import { contractViolations } from './verify/conformance.ts'
import { tokenFor } from './world/access/login.ts'
import { createWorld } from './world/createWorld.ts'
import { contractsNow } from './world/licenses/contracts/contracts.ts'

const size = 200_000
const long = (text: string) => text.repeat(size / text.length)

// A backtracking regular expression would exceed the test timeout in each of these.
test('matches a fault with several wildcards against a long path', () => {
  const fault = { call: '/*a*a*a*a*b', kind: 'hang' } as const
  expect(faultMatches(fault, 'GET', `/${long('a')}`)).toBe(false)
  expect(faultMatches(fault, 'GET', `/${long('a')}b`)).toBe(true)
})

test.each([
  ['/api/*', '/api/hosts', true],
  ['/api/*', '/ap', false],
  ['/api/hosts', '/api/hosts/one', false],
  ['/api/hosts', '/api/ldap/hosts', true],
  ['*', '/anything', true],
  ['/a*a', '/a', false],
  ['/*/one/*/two', '/x/one/y/two', true],
  ['/*/one/*/two', '/x/one/two', false],
  ['/a.b*', '/aXb', false],
])('fault path %s matches %s: %s', (call, pathname, expected) => {
  expect(faultMatches({ call, kind: 'hang' }, 'GET', pathname)).toBe(expected)
})

test('detects mail addresses in long text', () => {
  expect(kindOf('name', `a@${long('.')} `)).toBe('text')
  expect(kindOf('name', `a@${long('b.')}c`)).toBe('mail')
  expect(kindOf('name', 'a@b.')).toBe('text')
  expect(kindOf('name', 'a@.b')).toBe('text')
  expect(kindOf('name', 'a@b@c.d')).toBe('text')
  expect(kindOf('name', 'one.two@mail.example')).toBe('mail')
})

test('removes trailing slashes from a long URL', () => {
  expect(address('url', `http://one.example/${long('/')}x`)).toMatch(/x$/)
  expect(address('url', `http://one.example${long('/')}`)).toBe('http://one.example')
})

test('validates a body with many spaces', async () => {
  const respond = (body: string) =>
    new Response(body, { status: 422, headers: { 'Content-Type': 'application/json' } })
  const url = 'http://localhost/thunder/gcp/recommendations'
  expect(await contractViolations('GET', url, respond(`{"a":1}${long(' ')}x`))).toEqual([
    'the body is not JSON',
  ])
  const error = JSON.stringify({ ErrorClass: 'a', ErrorDescription: 'b', LineNumber: 1, SourceFilename: 'c' })
  expect(await contractViolations('GET', url, respond(`${error}${long(' ')}\nnull\n`))).not.toContain(
    'the body is not JSON',
  )
})

describe('POST /contracts/mysql/upload', () => {
  const header = 'Type,Contract Number,CSI,License Type,Number of Licenses,Location'
  const row = 'HOST,6051863,21908765,B64911,3,Milan'

  async function upload(content: string) {
    const world = createWorld({ hosts: 1 })
    const form = new FormData()
    form.set('file', new File([content], 'contracts.csv'))
    const headers = { Authorization: `Bearer ${tokenFor(world, 'admin')}` }
    const request = new Request('http://localhost/api/contracts/mysql/upload', {
      method: 'POST',
      body: form,
      headers,
    })
    const before = contractsNow(world).mysql.length
    const response = await combineHandlers(createHandlers(world))(request)
    return { status: response?.status, stored: contractsNow(world).mysql.length - before }
  }

  test.each([
    ['an open quote', `${header}\n"${long('a')}`],
    ['quotes only', `${header}\n${long('"')}`],
    ['quotes within a cell', `${header}\n${long('a"')}`],
    ['carriage returns only', `${header}\n${long('\r')}x`],
    ['spaces before a quote', `${header}\n${long(' ')}"`],
  ])('returns 422 for %s', async (_name, content) => {
    expect(await upload(content)).toEqual({ status: 422, stored: 0 })
  })

  test('stores nothing when the file is one header with many cells', async () => {
    expect(await upload(long('a,'))).toEqual({ status: 200, stored: 0 })
  })

  test('stores 50,000 rows', async () => {
    const lines = 50_000
    expect(await upload([header, ...Array.from({ length: lines }, () => row)].join('\n'))).toEqual({
      status: 200,
      stored: lines,
    })
  })
})

test.each([
  ['spaces', `a=${long(' ')}b`],
  ['separators', long(';')],
  ['equals signs', long('=')],
  ['an open quote', `a="${long('b')}`],
  ['pairs', long('a=b; ')],
  ['escapes', `a=${long('%41')}`],
])('parses a long cookie of %s', async (_name, cookie) => {
  const world = createWorld({ hosts: 1 })
  const headers = { Authorization: `Bearer ${tokenFor(world, 'admin')}`, Cookie: cookie }
  const response = await combineHandlers(createHandlers(world))(
    new Request('http://localhost/api/hosts?mode=hostnames', { headers }),
  )
  expect(response?.status).toBe(200)
})
