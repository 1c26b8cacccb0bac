import { expect, it } from 'vitest'
import { isEmail } from './email.ts'

it.each(['name@example.com', 'a.b+c@mail.example.co.uk'])('accepts %s', (text) => {
  expect(isEmail(text)).toBe(true)
})

it.each(['', 'name', 'name@host', 'a@b..c', 'a@.b', 'a b@c.d', 'a@b@c.d'])('rejects %o', (text) => {
  expect(isEmail(text)).toBe(false)
})

it('runs in linear time', { timeout: 5000 }, () => {
  expect(isEmail(`a@${'.'.repeat(500_000)}@`)).toBe(false)
  expect(isEmail(`a@${'b.'.repeat(500_000)}@`)).toBe(false)
})
