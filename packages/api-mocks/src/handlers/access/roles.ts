import { listOf, readShape, shapeOf, text } from '../../lib/http/body.ts'
import { type ApiHttp, httpError } from '../../lib/http/http.ts'
import { authorizeAdmin } from '../../world/access/access.ts'
import type { StoredRole } from '../../world/access/groupsAndRoles.ts'
import type { World } from '../../world/world.ts'

const roleBody = shapeOf({
  name: text,
  description: text,
  location: text,
  permission: text,
  locations: listOf(text),
})
type RoleBody = ReturnType<typeof roleBody>

const permissions = ['admin', 'read', 'write'] as const satisfies readonly StoredRole['permission'][]

function valid({ name, description, permission, locations }: RoleBody): StoredRole {
  const known = permissions.find((word) => word === permission)
  if (description === '' || known === undefined || locations === null || locations.join('') === '')
    throw httpError(422, 'description, permission and locations are required')
  if (locations.length > 1 && locations.includes('All'))
    throw httpError(422, 'All cannot be combined with other locations')
  return { name, description, permission: known, locations }
}

export const roleHandlers = (http: ApiHttp, world: World) => [
  http.get('/admin/roles', ({ request, response }) => {
    authorizeAdmin(world, request)
    return response(200).json({
      roles: world.roles.map(({ location = '', ...role }) => ({ ...role, location })),
    })
  }),

  http.post('/admin/roles', async ({ request, response }) => {
    authorizeAdmin(world, request)
    const body = await readShape(request, roleBody)
    if (body.name === '' || /\s/.test(body.name))
      throw httpError(422, 'a name without white space is required')
    const role = valid(body)
    if (world.roles.some(({ name }) => name === role.name)) throw httpError(422, 'the name is taken')
    world.roles.push({ ...role, location: body.location })
    return response(201).empty()
  }),

  http.put('/admin/roles/{rolename}', async ({ request, params, response }) => {
    authorizeAdmin(world, request)
    const body = await readShape(request, roleBody)
    if (body.name !== '' && body.name !== params.rolename)
      throw httpError(400, 'the name differs from the path')
    const { description, permission, locations } = valid(body)
    const role = world.roles.find(({ name }) => name === params.rolename)
    if (role) Object.assign(role, { description, permission, locations })
    return response(204).empty()
  }),

  http.delete('/admin/roles/{rolename}', ({ request, params, response }) => {
    authorizeAdmin(world, request)
    if (world.groups.some(({ roles }) => roles.includes(params.rolename)))
      throw httpError(400, 'a group uses this role')
    world.roles = world.roles.filter(({ name }) => name !== params.rolename)
    return response(204).empty()
  }),
]
