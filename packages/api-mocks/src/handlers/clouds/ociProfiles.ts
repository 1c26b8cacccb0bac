import { flag, readShape, shapeOf, text, textOrNull } from '../../lib/http/body.ts'
import { httpError, emptyHttpError } from '../../lib/http/errors.ts'
import type { CloudHttp } from '../../lib/http/http.ts'
import { authenticate } from '../../world/access/access.ts'
import type { World } from '../../world/world.ts'
import { checkBodyId, checkId, indexOf, newProfileId, requireSecret, select } from './profileStore.ts'

const profileBody = shapeOf({
  id: text,
  profile: text,
  tenancyOCID: text,
  userOCID: text,
  keyFingerprint: text,
  region: text,
  privateKey: textOrNull,
  selected: flag,
})

export const ociProfileHandlers = (http: CloudHttp, world: World) => [
  http.get('/oracle-cloud/configurations', ({ request, response }) => {
    authenticate(world, request)
    return response(200).json(world.profiles.oci)
  }),

  http.post('/oracle-cloud/configurations', async ({ request, response }) => {
    authenticate(world, request)
    const body = await readShape(request, profileBody)
    checkBodyId(body.id)
    const privateKey = requireSecret(body.privateKey)
    checkOcids(body)
    const profile = { ...body, id: newProfileId(world) }
    world.profiles.oci.push({ ...profile, privateKey: null })
    return response(201).json({ ...profile, privateKey })
  }),

  http.put('/oracle-cloud/configurations/{id}', async ({ request, params, response }) => {
    authenticate(world, request)
    checkId(params.id)
    const body = await readShape(request, profileBody)
    checkBodyId(body.id, params.id)
    checkOcids(body)
    const profile = { ...body, id: params.id.toLowerCase() }
    world.profiles.oci[indexOf(world.profiles.oci, params.id)] = { ...profile, privateKey: null }
    return response(200).json(profile)
  }),

  http.delete('/oracle-cloud/configurations/{id}', ({ request, params, response }) => {
    authenticate(world, request)
    checkId(params.id)
    world.profiles.oci.splice(indexOf(world.profiles.oci, params.id), 1)
    return response(204).empty()
  }),

  http.put(
    '/oracle-cloud/profile-selection/profileid/{id}/selected/{flag}',
    ({ request, params, response }) => {
      authenticate(world, request)
      select(world.profiles.oci, params.id, params.flag)
      return response(200).json(null)
    },
  ),
]

/** The server panics on an OCID without a dot. */
function checkOcids({ tenancyOCID, userOCID }: { tenancyOCID: string; userOCID: string }): void {
  for (const [ocid, kind] of [
    [tenancyOCID, 'tenancy'],
    [userOCID, 'user'],
  ] as const) {
    const [first = '', second] = ocid.split('.')
    if (second === undefined) throw emptyHttpError(500)
    if (!first.startsWith('ocid') || second !== kind)
      throw httpError(400, `${ocid} is not the OCID of a ${kind}`)
  }
}
