import { describe, expect, test } from 'vitest'
import { responseTo } from '../../testing/responseTo.ts'
import { createWorld } from '../createWorld.ts'
import { basicLogin, ldapLogin, tokenFor } from './login.ts'
import { readToken } from './token.ts'

const wrong = { status: 401, error: 'invalid username or password' }
const unreadable = { status: 400, error: 'cannot read the body' }

describe('login with a stored user', () => {
  test('returns a token of the user with the groups and the configured lifetime', () => {
    const world = createWorld({ hosts: 0 })
    world.configuration.APIService.AuthenticationProvider.TokenValidityTimeout = 90
    const token = basicLogin(world, { username: 'LIMITED', password: 'Limited.2026', remember: true })
    const iat = world.clock.now() / 1000
    expect(readToken(token, world.clock.now())).toEqual({
      sub: 'limited',
      groups: ['dba', 'limited'],
      iss: 'ercole',
      iat,
      nbf: iat,
      exp: iat + 90,
    })
  })

  test.each([
    ['a wrong password', { username: 'admin', password: 'admin.2026' }],
    ['an unknown name', { username: 'nobody', password: 'Admin.2026' }],
    ['a part of a name', { username: 'adm', password: 'Admin.2026' }],
    ['a user of the directory', { username: 'directory', password: 'Directory.2026' }],
    ['no password', { username: 'admin' }],
    ['no name', { password: 'Admin.2026' }],
  ])('returns 401 for %s', async (_name, body) => {
    expect(await responseTo(() => basicLogin(createWorld({ hosts: 0 }), body))).toEqual(wrong)
  })

  test('reads missing credentials as empty', () => {
    const world = createWorld({ hosts: 0 })
    const [user] = world.users
    if (user) Object.assign(user, { username: '', password: '' })
    expect(readToken(basicLogin(world, {}), world.clock.now())).toMatchObject({ sub: '' })
  })

  test.each([
    ['a list', []],
    ['null', null],
    ['text', 'admin'],
    ['a number as name', { username: 1, password: 'Admin.2026' }],
    ['a number as password', { username: 'admin', password: 1 }],
    ['null as password', { username: 'admin', password: null }],
  ])('returns 400 for %s', async (_name, body) => {
    expect(await responseTo(() => basicLogin(createWorld({ hosts: 0 }), body))).toEqual(unreadable)
    expect(await responseTo(() => ldapLogin(createWorld({ hosts: 0 }), body))).toEqual(unreadable)
  })
})

describe('login with the directory', () => {
  const credentials = { username: 'directory', password: 'Directory.2026' }

  test('returns a token with the groups whose tags are units of the user', () => {
    const world = createWorld({ hosts: 0 })
    world.directory.unshift({ username: 'another', password: 'Directory.2026', units: ['operations'] })
    world.groups.push({ name: 'evening', description: '', roles: [], tags: ['late', 'dba'] })
    world.groups.push({ name: 'untagged', description: '', roles: [], tags: null })
    const claims = readToken(ldapLogin(world, credentials), world.clock.now())
    expect(claims).toMatchObject({ sub: 'directory', groups: ['dba', 'evening'] })
  })

  test.each([
    ['a wrong password', { ...credentials, password: 'x' }],
    ['an unknown name', { ...credentials, username: 'Directory' }],
    ['a stored user', { username: 'admin', password: 'Admin.2026' }],
  ])('returns 401 for %s', async (_name, body) => {
    expect(await responseTo(() => ldapLogin(createWorld({ hosts: 0 }), body))).toEqual(wrong)
  })

  test('returns 401 for a user without a group', async () => {
    const world = createWorld({ hosts: 0 })
    for (const user of world.directory) user.units = ['sales']
    expect(await responseTo(() => ldapLogin(world, credentials))).toEqual(wrong)
  })
})

test('a token of an unknown user is a mistake of the caller', () => {
  expect(() => tokenFor(createWorld({ hosts: 0 }), 'nobody')).toThrow('The world has no user nobody')
})
