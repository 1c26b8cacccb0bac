import { flag, readShape, shapeOf, text, textOrNull } from '../../lib/http/body.ts'
import type { CloudHttp } from '../../lib/http/http.ts'
import { authenticate } from '../../world/access/access.ts'
import type { World } from '../../world/world.ts'
import { checkBodyId, checkId, indexOf, newProfileId, requireSecret, select } from './profileStore.ts'

const profileBody = shapeOf({
  id: text,
  name: text,
  tenantid: text,
  clientid: text,
  subscriptionid: text,
  region: text,
  clientsecret: textOrNull,
  selected: flag,
})

export const azureProfileHandlers = (http: CloudHttp, world: World) => [
  http.get('/azure/configurations', ({ request, response }) => {
    authenticate(world, request)
    return response(200).json(world.profiles.azure)
  }),

  http.post('/azure/configurations', async ({ request, response }) => {
    authenticate(world, request)
    const body = await readShape(request, profileBody)
    checkBodyId(body.id)
    const clientsecret = requireSecret(body.clientsecret)
    const profile = { ...body, id: newProfileId(world) }
    world.profiles.azure.push({ ...profile, clientsecret: null })
    return response(201).json({ ...profile, clientsecret })
  }),

  http.put('/azure/configurations/{id}', async ({ request, params, response }) => {
    authenticate(world, request)
    checkId(params.id)
    const body = await readShape(request, profileBody)
    checkBodyId(body.id, params.id)
    const profile = { ...body, id: params.id.toLowerCase() }
    world.profiles.azure[indexOf(world.profiles.azure, params.id)] = { ...profile, clientsecret: null }
    return response(200).json(profile)
  }),

  http.delete('/azure/configurations/{id}', ({ request, params, response }) => {
    authenticate(world, request)
    checkId(params.id)
    world.profiles.azure.splice(indexOf(world.profiles.azure, params.id), 1)
    return response(204).empty()
  }),

  http.put('/azure/profile-selection/profileid/{id}/selected/{flag}', ({ request, params, response }) => {
    authenticate(world, request)
    select(world.profiles.azure, params.id, params.flag)
    return response(200).json(null)
  }),
]
