import { listOf, readShape, shapeOf, text } from '../../lib/http/body.ts'
import { type ApiHttp, httpError } from '../../lib/http/http.ts'
import { authorize } from '../../world/access/access.ts'
import type { World } from '../../world/world.ts'

const groupBody = shapeOf(
  { name: text, description: text, roles: listOf(text), tags: listOf(text) },
  { unknownKeys: 'ignored' },
)

async function readGroup(request: { text: () => Promise<string> }) {
  const { roles, tags, ...group } = await readShape(request, groupBody)
  if (group.name === '' || /\s/.test(group.name))
    throw httpError(400, 'a name without white space is required')
  if (tags !== null && new Set(tags).size < tags.length) throw httpError(400, 'a tag is listed twice')
  return { ...group, roles: roles ?? [], tags }
}

/** None of these operations requires the admin role. */
export const groupHandlers = (http: ApiHttp, world: World) => [
  http.get('/groups', ({ request, response }) => {
    authorize(world, request)
    return response(200).json({ groups: world.groups })
  }),

  http.get('/groups/{groupname}', ({ request, params, response }) => {
    authorize(world, request)
    const group = world.groups.find(({ name }) => name === params.groupname)
    if (!group) throw httpError(404, `group ${params.groupname} not found`)
    return response(200).json(group)
  }),

  http.post('/groups', async ({ request, response }) => {
    authorize(world, request)
    const group = await readGroup(request)
    if (world.groups.some(({ name }) => name === group.name)) throw httpError(422, 'the name is taken')
    world.groups.push(group)
    return response(201).json(group)
  }),

  http.put('/groups/{groupname}', async ({ request, response }) => {
    authorize(world, request)
    const group = await readGroup(request)
    const index = world.groups.findIndex(({ name }) => name === group.name)
    if (index < 0) throw httpError(404, `group ${group.name} not found`)
    world.groups[index] = group
    return response(200).json(group)
  }),

  http.delete('/groups/{groupname}', ({ request, params, response }) => {
    authorize(world, request)
    if (world.users.some(({ groups }) => groups.includes(params.groupname)))
      throw httpError(400, 'a user has this group')
    const index = world.groups.findIndex(({ name }) => name === params.groupname)
    if (index < 0) throw httpError(404, `group ${params.groupname} not found`)
    world.groups.splice(index, 1)
    return response(204).empty()
  }),
]
