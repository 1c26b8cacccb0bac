import { expect, it } from 'vitest'
import { claimsOf } from './token.ts'

const token = (body: string) => `head.${Buffer.from(body).toString('base64url')}.signature`

it('reads the user name and groups in any script', () => {
  expect(claimsOf(token('{"sub":"Zoë 李","groups":["admin",7,"limited"]}'))).toEqual({
    username: 'Zoë 李',
    groups: ['admin', 'limited'],
  })
})

it.each([
  '',
  'opaque',
  'a.b.c',
  'a.%%%.c',
  token('[]'),
  token('null'),
  token('{'),
  token('{"sub":7,"groups":"admin"}'),
])('returns no claims for %j', (text) => expect(claimsOf(text)).toEqual({ username: null, groups: [] }))
