import { expect, test } from 'vitest'
import { address } from './commands/usage.ts'
import { concerns } from './faults/fault.ts'
import { kindOf } from './record/kinds.ts'
import { differences } from './verify/conformance.ts'

const size = 200_000
const long = (text: string) => text.repeat(size / text.length)

// Each takes far longer than the time limit with a backtracking expression.
test('matches a fault with several wildcards against a long path', () => {
  const fault = { call: '/*a*a*a*a*b', kind: 'hang' } as const
  expect(concerns(fault, 'GET', `/${long('a')}`)).toBe(false)
  expect(concerns(fault, 'GET', `/${long('a')}b`)).toBe(true)
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
])('the fault path %s against %s: %s', (call, pathname, expected) => {
  expect(concerns({ call, kind: 'hang' }, 'GET', pathname)).toBe(expected)
})

test('tells whether a long text is a mail address', () => {
  expect(kindOf('name', `a@${long('.')} `)).toBe('text')
  expect(kindOf('name', `a@${long('b.')}c`)).toBe('mail')
  expect(kindOf('name', 'a@b.')).toBe('text')
  expect(kindOf('name', 'a@.b')).toBe('text')
  expect(kindOf('name', 'a@b@c.d')).toBe('text')
  expect(kindOf('name', 'one.two@mail.example')).toBe('mail')
})

test('removes trailing slashes from a long address', () => {
  expect(address('url', `http://one.example/${long('/')}x`)).toMatch(/x$/)
  expect(address('url', `http://one.example${long('/')}`)).toBe('http://one.example')
})

test('compares a body with a long run of spaces with the contract', async () => {
  const respond = (body: string) =>
    new Response(body, { status: 422, headers: { 'Content-Type': 'application/json' } })
  const url = 'http://localhost/thunder/gcp/recommendations'
  expect(await differences('GET', url, respond(`{"a":1}${long(' ')}x`))).toEqual(['the body is not JSON'])
  const error = JSON.stringify({ ErrorClass: 'a', ErrorDescription: 'b', LineNumber: 1, SourceFilename: 'c' })
  expect(await differences('GET', url, respond(`${error}${long(' ')}\nnull\n`))).not.toContain(
    'the body is not JSON',
  )
})
