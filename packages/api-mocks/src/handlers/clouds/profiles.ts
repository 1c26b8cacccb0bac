import type { AwsProfileWritten, AzureProfileWritten, OciProfileWritten } from '../../contract/wire.ts'
import { type Decode, flag, readShape, shapeOf, text, textOrNull } from '../../lib/http/body.ts'
import { type CloudHttp, emptyHttpError, httpError } from '../../lib/http/http.ts'
import { readFlag } from '../../lib/http/query.ts'
import { fakeOf, isObjectId, objectId } from '../../lib/random.ts'
import { authenticate } from '../../world/access/access.ts'
import type { World } from '../../world/world.ts'

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

export interface StoredProfile {
  id: string
  selected: boolean
}

/** An id that no profile uses. */
function newProfileId(world: World): string {
  const { oci, aws, azure, gcp } = world.profiles
  const usedIds = new Set([...oci, ...aws, ...azure, ...gcp].map(({ id }) => id))
  for (;;) {
    world.generatedIds += 1
    const id = objectId(world.clock.now(), fakeOf(world, 60_000_003 + world.generatedIds))
    if (!usedIds.has(id)) return id
  }
}

function checkId(id: string): void {
  if (!isObjectId(id)) throw httpError(422, `${id} is not an id`)
}

function indexOf(profiles: readonly StoredProfile[], id: string): number {
  const index = profiles.findIndex((profile) => profile.id === id.toLowerCase())
  if (index < 0) throw httpError(404, `profile ${id} not found`)
  return index
}

/** A malformed id returns 500 on this call, as the store fails. */
function select(profiles: readonly StoredProfile[], id: string, word: string): void {
  const selected = readFlag(word)
  if (selected === undefined) throw httpError(422, 'cannot read the flag')
  if (!isObjectId(id)) throw httpError(500, `${id} is not an id`)
  const profile = profiles[indexOf(profiles, id)]
  if (profile) profile.selected = selected
}

/** The body must have no id on creation, and the id of the path on update. */
function checkBodyId(id: string, expected = ''): void {
  if (id.toLowerCase() !== expected.toLowerCase()) throw httpError(400, 'unexpected id in the body')
}
