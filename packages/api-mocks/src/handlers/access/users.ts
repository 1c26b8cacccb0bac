import { listOf, readShape, shapeOf, text } from '../../lib/http/body.ts'
import { type ApiHttp, httpError } from '../../lib/http/http.ts'
import { authorize, authorizeAdmin } from '../../world/access/access.ts'
import { changePassword, newPasswordAfter, type StoredUser } from '../../world/access/users.ts'
import type { World } from '../../world/world.ts'

const SUPER_USER = 'ercole'

const userBody = shapeOf({
  username: text,
  password: text,
  lastLogin: text,
  firstName: text,
  lastName: text,
  groups: listOf(text),
})

export const userHandlers = (http: ApiHttp, world: World) => [
  http.get('/users/info', ({ request, response }) => {
    const { username, groups } = authorize(world, request)
    return response(200).json({ username, groups })
  }),

  http.post('/users/{username}/change-password', async ({ request, params, response }) => {
    const caller = authorize(world, request)
    if (params.username !== caller.username && !caller.isAdmin)
      throw httpError(401, 'only the own password can be changed')
    await changePassword(world, params.username, request, caller.groups)
    return response(204).empty()
  }),

  http.get('/users', ({ request, response }) => {
    authorize(world, request)
    return response(200).json(world.users.map(userRow))
  }),

  http.get('/users/{username}', ({ request, params, response }) => {
    authorize(world, request)
    const user = findUser(world, params.username)
    if (!user) throw httpError(422, `user ${params.username} not found`)
    return response(200).json(userRow(user))
  }),

  http.post('/admin/users', async ({ request, response }) => {
    authorize(world, request)
    const { username, password, firstName, lastName, groups } = await readShape(request, userBody)
    if (password === '') throw httpError(400, 'the password is empty')
    if (username === '') throw httpError(422, 'the user name is empty')
    const name = username.toLowerCase()
    if (world.users.some((user) => user.username.toLowerCase() === name))
      throw httpError(422, 'the name is taken')
    const requestedGroups = groups ?? []
    if (new Set(requestedGroups).size < requestedGroups.length)
      throw httpError(422, 'a group is listed twice')
    if (requestedGroups.includes('limited')) throw httpError(422, 'the group limited cannot be assigned')
    world.users.push({ username, firstName, lastName, password, groups: [...requestedGroups, 'limited'] })
    return response(201).empty()
  }),

  http.put('/admin/users/{username}', async ({ request, params, response }) => {
    authorizeAdmin(world, request)
    const { groups } = await readShape(request, userBody)
    const user = findUser(world, params.username)
    if (user) user.groups = groups ?? []
    return response(204).empty()
  }),

  http.delete('/admin/users/{username}', ({ request, params, response }) => {
    authorizeAdmin(world, request)
    if (params.username === SUPER_USER) throw httpError(400, 'the super user cannot be deleted')
    // The server deletes by substring; the mocks by the whole name.
    world.users = world.users.filter(({ username }) => username !== params.username)
    return response(204).empty()
  }),

  http.post('/admin/users/{username}/reset-password', ({ request, params, response }) => {
    authorizeAdmin(world, request)
    const user = findUser(world, params.username)
    if (!user) throw httpError(422, `user ${params.username} not found`)
    user.password = newPasswordAfter(world, user.username, user.password)
    user.groups = [...new Set([...user.groups, 'limited'])]
    return response(200).json(user.password)
  }),

  http.post('/admin/users/{username}/change-password', async ({ request, params, response }) => {
    const caller = authorizeAdmin(world, request)
    await changePassword(world, params.username, request)
    const own = findUser(world, caller.username)
    if (own) own.groups = own.groups.filter((group) => group !== 'limited')
    return response(204).empty()
  }),
]

function findUser(world: World, username: string): StoredUser | undefined {
  return world.users.find((user) => user.username === username)
}

function userRow({ username, firstName, lastName, groups }: StoredUser) {
  return { username, firstName, lastName, groups }
}
