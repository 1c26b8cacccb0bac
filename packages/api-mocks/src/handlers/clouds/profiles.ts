import type { AwsProfileWritten, AzureProfileWritten, OciProfileWritten } from '../../contract/wire.ts'
import { flag, readShape, shapeOf, text, textOrNull, type Decode } from '../../lib/http/body.ts'
import { httpError, emptyHttpError } from '../../lib/http/errors.ts'
import type { CloudHttp } from '../../lib/http/http.ts'
import { authenticate } from '../../world/access/access.ts'
import type { World } from '../../world/world.ts'
import { checkBodyId, checkId, indexOf, newProfileId, select, type StoredProfile } from './profileStore.ts'

type Path = '/aws' | '/azure' | '/oracle-cloud'
type Written = AwsProfileWritten | AzureProfileWritten | OciProfileWritten

interface Cloud<Sent extends Written, Stored> {
  profiles: Stored[]
  body: Decode<Sent>
  secret: (body: Sent) => string | null
  withoutSecret: (body: Sent) => Stored
  validate?: (body: Sent) => void
}

/** The writes that AWS, Azure and OCI have in common. Secrets are sent back once, on creation. */
function writeHandlers<Sent extends Written, Stored extends StoredProfile>(
  http: CloudHttp,
  world: World,
  path: Path,
  { profiles, body: shape, secret, withoutSecret, validate = () => {} }: Cloud<Sent, Stored>,
) {
  return [
    http.post(`${path}/configurations`, async ({ request, response }) => {
      authenticate(world, request)
      const body = await readShape(request, shape)
      checkBodyId(body.id)
      if (secret(body) === null) throw httpError(400, 'the secret is missing')
      validate(body)
      const profile = { ...body, id: newProfileId(world) }
      profiles.push(withoutSecret(profile))
      return response(201).json(profile)
    }),

    http.put(`${path}/configurations/{id}`, async ({ request, params, response }) => {
      authenticate(world, request)
      checkId(params.id)
      const body = await readShape(request, shape)
      checkBodyId(body.id, params.id)
      validate(body)
      const profile = { ...body, id: params.id.toLowerCase() }
      profiles[indexOf(profiles, params.id)] = withoutSecret(profile)
      return response(200).json(profile)
    }),

    http.delete(`${path}/configurations/{id}`, ({ request, params, response }) => {
      authenticate(world, request)
      checkId(params.id)
      profiles.splice(indexOf(profiles, params.id), 1)
      return response(204).empty()
    }),

    http.put(`${path}/profile-selection/profileid/{id}/selected/{flag}`, ({ request, params, response }) => {
      authenticate(world, request)
      select(profiles, params.id, params.flag)
      return response(200).json(null)
    }),
  ]
}

export const profileHandlers = (http: CloudHttp, world: World) => [
  http.get('/aws/configurations', ({ request, response }) => {
    authenticate(world, request)
    return response(200).json(world.profiles.aws)
  }),
  ...writeHandlers(http, world, '/aws', {
    profiles: world.profiles.aws,
    body: shapeOf({
      id: text,
      name: text,
      accesskeyid: text,
      region: text,
      secretaccesskey: textOrNull,
      selected: flag,
    }),
    secret: ({ secretaccesskey }: AwsProfileWritten) => secretaccesskey,
    withoutSecret: (profile) => ({ ...profile, secretaccesskey: null }),
  }),
  http.get('/azure/configurations', ({ request, response }) => {
    authenticate(world, request)
    return response(200).json(world.profiles.azure)
  }),
  ...writeHandlers(http, world, '/azure', {
    profiles: world.profiles.azure,
    body: shapeOf({
      id: text,
      name: text,
      tenantid: text,
      clientid: text,
      subscriptionid: text,
      region: text,
      clientsecret: textOrNull,
      selected: flag,
    }),
    secret: ({ clientsecret }: AzureProfileWritten) => clientsecret,
    withoutSecret: (profile) => ({ ...profile, clientsecret: null }),
  }),
  http.get('/oracle-cloud/configurations', ({ request, response }) => {
    authenticate(world, request)
    return response(200).json(world.profiles.oci)
  }),
  ...writeHandlers(http, world, '/oracle-cloud', {
    profiles: world.profiles.oci,
    body: shapeOf({
      id: text,
      profile: text,
      tenancyOCID: text,
      userOCID: text,
      keyFingerprint: text,
      region: text,
      privateKey: textOrNull,
      selected: flag,
    }),
    secret: ({ privateKey }: OciProfileWritten) => privateKey,
    withoutSecret: (profile) => ({ ...profile, privateKey: null }),
    validate: checkOcids,
  }),
]

/** The server panics on an OCID without a dot. */
function checkOcids({ tenancyOCID, userOCID }: OciProfileWritten): void {
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
