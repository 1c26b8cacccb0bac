import type { ProfileDraft } from '@inventory-console/ui/domain/cloudProfile'
import type { Cloud } from '@inventory-console/ui/domain/tones'
import type { Services } from '../../platform/environment/services.ts'
import { ApiError, noServerMessage } from '../../platform/http/ApiError.ts'
import type { Answer, Clients } from '../../platform/http/client.ts'
import { text } from '../../platform/http/text.ts'
import {
  cloudService,
  profileLists,
  storedIn,
  type Stored,
} from '../../platform/queries/cloudProfileQueries.ts'
import type { Mutation, QueryPattern } from '../../platform/query/mutation.ts'
import { send } from '../../platform/query/query.ts'

type WriteClient = NonNullable<Clients['cloud']>

interface ProfileCalls {
  create: (client: WriteClient, draft: ProfileDraft) => Promise<Answer<unknown>>
  /** `stored`: the current profile on the server. */
  update: (client: WriteClient, id: string, draft: ProfileDraft, stored: Stored) => Promise<Answer<unknown>>
  remove: (client: WriteClient, id: string) => Promise<Answer<unknown>>
  select: (client: WriteClient, id: string, flag: string) => Promise<Answer<unknown>>
}

const ociBody = ({ texts, selected }: ProfileDraft) => ({
  profile: text(texts.profile),
  tenancyOCID: text(texts.tenancyOCID),
  userOCID: text(texts.userOCID),
  keyFingerprint: text(texts.keyFingerprint),
  region: text(texts.region),
  selected,
})

const awsBody = ({ texts, selected }: ProfileDraft) => ({
  name: text(texts.name),
  accesskeyid: text(texts.accesskeyid),
  region: text(texts.region),
  selected,
})

const azureBody = ({ texts, selected }: ProfileDraft) => ({
  name: text(texts.name),
  tenantid: text(texts.tenantid),
  clientid: text(texts.clientid),
  subscriptionid: text(texts.subscriptionid),
  region: text(texts.region),
  selected,
})

const gcpBody = ({ texts, selected }: ProfileDraft) => ({
  name: text(texts.name),
  clientemail: text(texts.clientemail),
  selected,
})

/** A secret that is not sent stays unchanged; only the Google API requires it again. */
const calls: Record<Cloud, ProfileCalls> = {
  oracle: {
    create: (client, draft) =>
      client.POST('/oracle-cloud/configurations', {
        body: { ...ociBody(draft), privateKey: draft.secret ?? '' },
      }),
    update: (client, id, draft) =>
      client.PUT('/oracle-cloud/configurations/{id}', {
        params: { path: { id } },
        body: { id, ...ociBody(draft), ...(draft.secret === null ? {} : { privateKey: draft.secret }) },
      }),
    remove: (client, id) => client.DELETE('/oracle-cloud/configurations/{id}', { params: { path: { id } } }),
    select: (client, id, flag) =>
      client.PUT('/oracle-cloud/profile-selection/profileid/{id}/selected/{flag}', {
        params: { path: { id, flag } },
      }),
  },
  aws: {
    create: (client, draft) =>
      client.POST('/aws/configurations', {
        body: { ...awsBody(draft), secretaccesskey: draft.secret ?? '' },
      }),
    update: (client, id, draft) =>
      client.PUT('/aws/configurations/{id}', {
        params: { path: { id } },
        body: { id, ...awsBody(draft), ...(draft.secret === null ? {} : { secretaccesskey: draft.secret }) },
      }),
    remove: (client, id) => client.DELETE('/aws/configurations/{id}', { params: { path: { id } } }),
    select: (client, id, flag) =>
      client.PUT('/aws/profile-selection/profileid/{id}/selected/{flag}', { params: { path: { id, flag } } }),
  },
  azure: {
    create: (client, draft) =>
      client.POST('/azure/configurations', {
        body: { ...azureBody(draft), clientsecret: draft.secret ?? '' },
      }),
    update: (client, id, draft) =>
      client.PUT('/azure/configurations/{id}', {
        params: { path: { id } },
        body: { id, ...azureBody(draft), ...(draft.secret === null ? {} : { clientsecret: draft.secret }) },
      }),
    remove: (client, id) => client.DELETE('/azure/configurations/{id}', { params: { path: { id } } }),
    select: (client, id, flag) =>
      client.PUT('/azure/profile-selection/profileid/{id}/selected/{flag}', {
        params: { path: { id, flag } },
      }),
  },
  google: {
    create: (client, draft) =>
      client.POST('/gcp/configurations', { body: { ...gcpBody(draft), privatekey: draft.secret ?? '' } }),
    update: (client, id, draft, stored) =>
      client.PUT('/gcp/configurations/{id}', {
        params: { path: { id } },
        // The API always overwrites the key, so it is read for this request and not kept.
        body: { ...gcpBody(draft), privatekey: draft.secret ?? text(stored['privatekey']) },
      }),
    remove: (client, id) => client.DELETE('/gcp/configurations/{id}', { params: { path: { id } } }),
    select: (client, id, flag) =>
      client.PUT('/gcp/configurations/{id}/selected/{flag}', { params: { path: { id, flag } } }),
  },
}

/**
 * Every action rejects like `useMutation`, and with an ApiError of status 404 if the profile is gone (the
 * Google API would not report it) or 409 if an active profile is to be deleted.
 */
export function profileActs(
  services: Services,
  act: (doing: Mutation<unknown>) => Promise<unknown>,
  cloud: Cloud,
) {
  const { name: list, fetcher } = profileLists[cloud]
  const { create, update, remove, select } = calls[cloud]
  const path = list.replace('GET ', '')
  const run = async (
    name: string,
    send: (client: WriteClient, signal: AbortSignal) => Promise<Answer<unknown>>,
  ) => {
    await act({
      name,
      fetcher: (clients, signal) => send(cloudService(clients), signal),
      invalidates: [list, ...shownWith(cloud)],
      redact: noServerMessage,
    })
  }
  /** Reads the current profile before the mutation, so that changes of other users are kept. */
  const storedNow = async (name: string, id: string): Promise<Stored> => {
    const body = await send(services, list, (clients, signal) => fetcher(cloudService(clients), signal), {
      redact: noServerMessage,
    })
    const stored = storedIn(body ?? null).find((row) => row['id'] === id)
    if (!stored) throw new ApiError(404, name, `${name}: 404`)
    return stored
  }
  return {
    create: (draft: ProfileDraft) => run(`POST ${path}`, (client) => create(client, draft)),
    update: async (id: string, draft: ProfileDraft) => {
      const name = `PUT ${path}/{id}`
      const stored = await storedNow(name, id)
      const selected = stored['selected'] === true
      await run(name, (client) => update(client, id, { ...draft, selected }, stored))
    },
    remove: async (id: string) => {
      const name = `DELETE ${path}/{id}`
      // The API would also delete an active profile: specification §4.
      if ((await storedNow(name, id))['selected'] === true) throw new ApiError(409, name, `${name}: 409`)
      await run(name, (client) => remove(client, id))
    },
    select: (id: string, selected: boolean) =>
      run(`PUT ${path}/{id}/selected`, (client) => select(client, id, String(selected))),
  }
}

/** Other queries that depend on the active profiles. */
function shownWith(cloud: Cloud): readonly QueryPattern[] {
  if (cloud === 'oracle') return ['GET /oracle-cloud/oci-*']
  if (cloud === 'aws') return ['GET /aws/aws-*']
  return cloud === 'google' ? ['GET /gcp/recommendations', 'GET /gcp/errors'] : []
}
