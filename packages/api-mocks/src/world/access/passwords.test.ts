import { describe, expect, test } from 'vitest'
import { responseTo } from '../../testing/responseTo.ts'
import { createWorld } from '../createWorld.ts'
import { changePassword, newPasswordAfter } from './users.ts'

function setUp(username: string) {
  const world = createWorld({ hosts: 0 })
  const change = (body: object, groups?: string[]) =>
    responseTo(() => changePassword(world, username, { text: async () => JSON.stringify(body) }, groups))
  return { world, change, user: world.users.find((user) => user.username === username) }
}

const passwords = { oldPassword: 'Limited.2026', newPassword: 'New.1', confirmedPassword: 'New.1' }

describe('changing a password', () => {
  test('stores the new password and keeps the groups', async () => {
    const { change, user, world } = setUp('limited')
    const others = JSON.stringify(world.users.filter(({ username }) => username !== 'limited'))
    expect(await change(passwords)).toEqual({ status: 200 })
    expect(user).toMatchObject({ password: 'New.1', groups: ['dba', 'limited'] })
    expect(JSON.stringify(world.users.filter(({ username }) => username !== 'limited'))).toBe(others)
  })

  test('stores the groups of the caller without limited', async () => {
    const { change, user } = setUp('limited')
    expect(await change(passwords, ['operations', 'limited', 'dba'])).toEqual({ status: 200 })
    expect(user?.groups).toEqual(['operations', 'dba'])
  })

  test.each([
    ['a wrong old password', { ...passwords, oldPassword: 'limited.2026' }, 'the old password is wrong'],
    ['different new passwords', { ...passwords, confirmedPassword: 'New.2' }, 'the new passwords differ'],
  ])('returns 400 for %s and changes nothing', async (_name, body, error) => {
    const { change, user } = setUp('limited')
    expect(await change(body, ['operations'])).toEqual({ status: 400, error })
    expect(user).toMatchObject({ password: 'Limited.2026', groups: ['dba', 'limited'] })
  })

  test('returns 400 for an unknown user and an unknown key', async () => {
    expect(await setUp('nobody').change(passwords)).toEqual({
      status: 400,
      error: 'the old password is wrong',
    })
    expect(await setUp('limited').change({ ...passwords, provider: 'basic' })).toMatchObject({ status: 400 })
  })
})

test('a reset password depends on the user and the old password', () => {
  const { world } = setUp('limited')
  const made = [
    newPasswordAfter(world, 'limited', 'a'),
    newPasswordAfter(world, 'limited', 'b'),
    newPasswordAfter(world, 'operator', 'a'),
  ]
  expect(new Set(made).size).toBe(3)
  for (const password of made) expect(password).toMatch(/^[\w-]{12}$/)
  expect(newPasswordAfter(world, 'limited', 'a')).toBe(made[0])
})
