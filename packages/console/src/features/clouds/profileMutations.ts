import type { ProfileDraft } from '@inventory-console/ui/domain/cloudProfile'
import type { Cloud } from '@inventory-console/ui/domain/tones'
import { ApiError, noServerMessage } from '../../platform/http/ApiError.ts'
import type { ApiResponse, Clients } from '../../platform/http/client.ts'
import { stringOrEmpty } from '../../platform/http/stringOrEmpty.ts'
import {
  cloudClient,
  profileQueries,
  parseStoredProfiles,
  type StoredProfile,
} from '../../platform/queries/clouds.ts'
import type { Mutation, QueryPattern } from '../../platform/query/mutation.ts'
import { send } from '../../platform/query/query.ts'
import type { Services } from '../../platform/services.ts'

type WriteClient = NonNullable<Clients['cloud']>

interface ProfileCalls {
  create: (client: WriteClient, signal: AbortSignal, draft: ProfileDraft) => Promise<ApiResponse<unknown>>
  /** `stored`: the current profile on the server. */
  update: (
    client: WriteClient,
    signal: AbortSignal,
    id: string,
    draft: ProfileDraft,
    stored: StoredProfile,
  ) => Promise<ApiResponse<unknown>>
  remove: (client: WriteClient, signal: AbortSignal, id: string) => Promise<ApiResponse<unknown>>
  select: (
    client: WriteClient,
    signal: AbortSignal,
    id: string,
    flag: string,
  ) => Promise<ApiResponse<unknown>>
}

const ociBody = ({ texts, selected }: ProfileDraft) => ({
  profile: stringOrEmpty(texts.profile),
  tenancyOCID: stringOrEmpty(texts.tenancyOCID),
  userOCID: stringOrEmpty(texts.userOCID),
  keyFingerprint: stringOrEmpty(texts.keyFingerprint),
  region: stringOrEmpty(texts.region),
  selected,
})

const awsBody = ({ texts, selected }: ProfileDraft) => ({
  name: stringOrEmpty(texts.name),
  accesskeyid: stringOrEmpty(texts.accesskeyid),
  region: stringOrEmpty(texts.region),
  selected,
})

const azureBody = ({ texts, selected }: ProfileDraft) => ({
  name: stringOrEmpty(texts.name),
  tenantid: stringOrEmpty(texts.tenantid),
  clientid: stringOrEmpty(texts.clientid),
  subscriptionid: stringOrEmpty(texts.subscriptionid),
  region: stringOrEmpty(texts.region),
  selected,
})

const gcpBody = ({ texts, selected }: ProfileDraft) => ({
  name: stringOrEmpty(texts.name),
  clientemail: stringOrEmpty(texts.clientemail),
  selected,
})

/** A secret that is not sent stays unchanged; only the Google API requires it again. */
const profileCalls: Record<Cloud, ProfileCalls> = {
  oracle: {
    create: (client, signal, draft) =>
      client.POST('/oracle-cloud/configurations', {
        signal,
        body: { ...ociBody(draft), privateKey: draft.secret ?? '' },
      }),
    update: (client, signal, id, draft) =>
      client.PUT('/oracle-cloud/configurations/{id}', {
        signal,
        params: { path: { id } },
        body: { id, ...ociBody(draft), ...(draft.secret === null ? {} : { privateKey: draft.secret }) },
      }),
    remove: (client, signal, id) =>
      client.DELETE('/oracle-cloud/configurations/{id}', { signal, params: { path: { id } } }),
    select: (client, signal, id, flag) =>
      client.PUT('/oracle-cloud/profile-selection/profileid/{id}/selected/{flag}', {
        signal,
        params: { path: { id, flag } },
      }),
  },
  aws: {
    create: (client, signal, draft) =>
      client.POST('/aws/configurations', {
        signal,
        body: { ...awsBody(draft), secretaccesskey: draft.secret ?? '' },
      }),
    update: (client, signal, id, draft) =>
      client.PUT('/aws/configurations/{id}', {
        signal,
        params: { path: { id } },
        body: { id, ...awsBody(draft), ...(draft.secret === null ? {} : { secretaccesskey: draft.secret }) },
      }),
    remove: (client, signal, id) =>
      client.DELETE('/aws/configurations/{id}', { signal, params: { path: { id } } }),
    select: (client, signal, id, flag) =>
      client.PUT('/aws/profile-selection/profileid/{id}/selected/{flag}', {
        signal,
        params: { path: { id, flag } },
      }),
  },
  azure: {
    create: (client, signal, draft) =>
      client.POST('/azure/configurations', {
        signal,
        body: { ...azureBody(draft), clientsecret: draft.secret ?? '' },
      }),
    update: (client, signal, id, draft) =>
      client.PUT('/azure/configurations/{id}', {
        signal,
        params: { path: { id } },
        body: { id, ...azureBody(draft), ...(draft.secret === null ? {} : { clientsecret: draft.secret }) },
      }),
    remove: (client, signal, id) =>
      client.DELETE('/azure/configurations/{id}', { signal, params: { path: { id } } }),
    select: (client, signal, id, flag) =>
      client.PUT('/azure/profile-selection/profileid/{id}/selected/{flag}', {
        signal,
        params: { path: { id, flag } },
      }),
  },
  google: {
    create: (client, signal, draft) =>
      client.POST('/gcp/configurations', {
        signal,
        body: { ...gcpBody(draft), privatekey: draft.secret ?? '' },
      }),
    update: (client, signal, id, draft, stored) =>
      client.PUT('/gcp/configurations/{id}', {
        signal,
        params: { path: { id } },
        // The API always overwrites the key, so it is read for this request and not kept.
        body: { ...gcpBody(draft), privatekey: draft.secret ?? stringOrEmpty(stored['privatekey']) },
      }),
    remove: (client, signal, id) =>
      client.DELETE('/gcp/configurations/{id}', { signal, params: { path: { id } } }),
    select: (client, signal, id, flag) =>
      client.PUT('/gcp/configurations/{id}/selected/{flag}', { signal, params: { path: { id, flag } } }),
  },
}

/**
 * Every action rejects like `useMutation`, and with an ApiError of status 404 if the profile is gone (the
 * Google API would not report it) or 409 if an active profile is to be deleted.
 */
export function createProfileMutations(
  services: Services,
  mutate: (mutation: Mutation<unknown>) => Promise<unknown>,
  cloud: Cloud,
) {
  const list = profileQueries[cloud]
  const { create, update, remove, select } = profileCalls[cloud]
  const path = list.name.replace('GET ', '')
  const run = async (
    name: string,
    send: (client: WriteClient, signal: AbortSignal) => Promise<ApiResponse<unknown>>,
  ) => {
    await mutate({
      name,
      fetcher: (clients, signal) => send(cloudClient(clients), signal),
      invalidates: [list.name, ...dependentQueries(cloud)],
      redact: noServerMessage,
    })
  }
  /** Reads the current profile before the mutation, so that changes of other users are kept. */
  const storedNow = async (name: string, id: string): Promise<StoredProfile> => {
    const body = await send(services, list, { redact: noServerMessage })
    const stored = parseStoredProfiles(body ?? null).find((row) => row['id'] === id)
    if (!stored) throw new ApiError(404, name, `${name}: 404`)
    return stored
  }
  return {
    create: (draft: ProfileDraft) => run(`POST ${path}`, (client, signal) => create(client, signal, draft)),
    update: async (id: string, draft: ProfileDraft) => {
      const name = `PUT ${path}/{id}`
      const stored = await storedNow(name, id)
      const selected = stored['selected'] === true
      await run(name, (client, signal) => update(client, signal, id, { ...draft, selected }, stored))
    },
    remove: async (id: string) => {
      const name = `DELETE ${path}/{id}`
      // The API would also delete an active profile.
      if ((await storedNow(name, id))['selected'] === true) throw new ApiError(409, name, `${name}: 409`)
      await run(name, (client, signal) => remove(client, signal, id))
    },
    select: (id: string, selected: boolean) =>
      run(`PUT ${path}/{id}/selected`, (client, signal) => select(client, signal, id, String(selected))),
  }
}

/** Other queries that depend on the active profiles. */
function dependentQueries(cloud: Cloud): readonly QueryPattern[] {
  if (cloud === 'oracle') return ['GET /oracle-cloud/oci-*']
  if (cloud === 'aws') return ['GET /aws/aws-*']
  return cloud === 'google' ? ['GET /gcp/recommendations', 'GET /gcp/errors'] : []
}
