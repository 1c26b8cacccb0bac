import { expect, test } from 'vitest'
import { issueToken, readToken } from './token.ts'

const now = Date.parse('2026-03-16T09:30:00.700Z')
const second = Math.floor(now / 1000)
const minute = 60

const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')

test('claims hold whole seconds and are valid until the lifetime has passed', () => {
  const token = issueToken('ädmin', ['dba', 'limited'], now, minute)
  const claims = {
    sub: 'ädmin',
    groups: ['dba', 'limited'],
    iss: 'ercole',
    iat: second,
    nbf: second,
    exp: second + 60,
  }
  expect(readToken(token, now)).toEqual(claims)
  expect(readToken(token, second * 1000)).toEqual(claims)
  expect(readToken(token, second * 1000 - 1)).toBeUndefined()
  expect(readToken(token, (second + 60) * 1000 - 1)).toEqual(claims)
  expect(readToken(token, (second + 60) * 1000)).toBeUndefined()
})

test('a token has three parts in the URL alphabet, without padding', () => {
  for (let length = 0; length < 30; length += 1) {
    // These letters are + and / in the standard alphabet.
    const token = issueToken('?>'.repeat(length), ['ÿþ~'], now, minute)
    const parts = token.split('.')
    expect(readToken(token, now)).toMatchObject({ sub: '?>'.repeat(length), groups: ['ÿþ~'] })
    expect(parts).toHaveLength(3)
    for (const part of parts) expect(part).toMatch(/^[\w-]+$/)
    const claims: unknown = JSON.parse(Buffer.from(parts[1] ?? '', 'base64url').toString())
    expect(claims).toMatchObject({ sub: '?>'.repeat(length) })
  }
})

test.each([
  ['without a payload', ([header]: string[]) => `${header}`],
  ['without a signature', ([header, payload]: string[]) => `${header}.${payload}`],
  ['with a fourth part', (parts: string[]) => [...parts, 'x'].join('.')],
  ['with another header', ([, ...parts]: string[]) => [encode({ alg: 'none' }), ...parts].join('.')],
  ['with other claims', ([header, , signature]: string[]) => [header, encode({}), signature].join('.')],
  [
    'with the signature of another token',
    ([header, payload]: string[]) => {
      const [, , signature] = issueToken('other', ['admin'], now, minute).split('.')
      return [header, payload, signature].join('.')
    },
  ],
])('a token %s is invalid', (_name, change) => {
  const token = issueToken('admin', ['admin'], now, minute)
  expect(readToken(change(token.split('.')), now)).toBeUndefined()
})
