import { flag, readShape, shapeOf, text, textOrNull } from '../../lib/http/body.ts'
import type { CloudHttp } from '../../lib/http/http.ts'
import { authenticate } from '../../world/access/access.ts'
import type { World } from '../../world/world.ts'
import { checkBodyId, checkId, indexOf, newProfileId, requireSecret, select } from './profileStore.ts'

const profileBody = shapeOf({
  id: text,
  name: text,
  accesskeyid: text,
  region: text,
  secretaccesskey: textOrNull,
  selected: flag,
})

export const awsProfileHandlers = (http: CloudHttp, world: World) => [
  http.get('/aws/configurations', ({ request, response }) => {
    authenticate(world, request)
    return response(200).json(world.profiles.aws)
  }),

  http.post('/aws/configurations', async ({ request, response }) => {
    authenticate(world, request)
    const body = await readShape(request, profileBody)
    checkBodyId(body.id)
    const secretaccesskey = requireSecret(body.secretaccesskey)
    const profile = { ...body, id: newProfileId(world) }
    world.profiles.aws.push({ ...profile, secretaccesskey: null })
    return response(201).json({ ...profile, secretaccesskey })
  }),

  http.put('/aws/configurations/{id}', async ({ request, params, response }) => {
    authenticate(world, request)
    checkId(params.id)
    const body = await readShape(request, profileBody)
    checkBodyId(body.id, params.id)
    const profile = { ...body, id: params.id.toLowerCase() }
    world.profiles.aws[indexOf(world.profiles.aws, params.id)] = { ...profile, secretaccesskey: null }
    return response(200).json(profile)
  }),

  http.delete('/aws/configurations/{id}', ({ request, params, response }) => {
    authenticate(world, request)
    checkId(params.id)
    world.profiles.aws.splice(indexOf(world.profiles.aws, params.id), 1)
    return response(204).empty()
  }),

  http.put('/aws/profile-selection/profileid/{id}/selected/{flag}', ({ request, params, response }) => {
    authenticate(world, request)
    select(world.profiles.aws, params.id, params.flag)
    return response(200).json(null)
  }),
]
