import { flag, readShape, shapeOf, text } from '../../lib/http/body.ts'
import { httpError } from '../../lib/http/errors.ts'
import type { CloudHttp } from '../../lib/http/http.ts'
import { readFlag } from '../../lib/http/query.ts'
import { authenticate } from '../../world/access/access.ts'
import type { World } from '../../world/world.ts'
import { checkId, newProfileId } from './profileStore.ts'

const profileBody = shapeOf({ name: text, privatekey: text, clientemail: text, selected: flag })

/** Unlike the other clouds: returns keys in clear text, sends no bodies and accepts unknown ids. */
export const gcpProfileHandlers = (http: CloudHttp, world: World) => [
  http.get('/gcp/configurations', ({ request, response }) => {
    authenticate(world, request)
    return response(200).json(world.profiles.gcp)
  }),

  http.post('/gcp/configurations', async ({ request, response }) => {
    authenticate(world, request)
    const body = await readShape(request, profileBody)
    world.profiles.gcp.push({ id: newProfileId(world), ...body })
    return response(201).empty()
  }),

  http.put('/gcp/configurations/{id}', async ({ request, params, response }) => {
    authenticate(world, request)
    checkId(params.id)
    const { name, privatekey, clientemail } = await readShape(request, profileBody)
    Object.assign(profileWith(world, params.id) ?? {}, { name, privatekey, clientemail })
    return response(204).empty()
  }),

  http.delete('/gcp/configurations/{id}', ({ request, params, response }) => {
    authenticate(world, request)
    checkId(params.id)
    world.profiles.gcp = world.profiles.gcp.filter((profile) => profile !== profileWith(world, params.id))
    return response(204).empty()
  }),

  http.put('/gcp/configurations/{id}/selected/{flag}', ({ request, params, response }) => {
    authenticate(world, request)
    const selected = readFlag(params.flag)
    if (selected === undefined) throw httpError(400, 'cannot read the flag')
    checkId(params.id)
    Object.assign(profileWith(world, params.id) ?? {}, { selected })
    return response(204).empty()
  }),
]

function profileWith(world: World, id: string) {
  return world.profiles.gcp.find((profile) => profile.id === id.toLowerCase())
}
