import type { ProfileDraft } from '@inventory-console/ui/lib/cloudProfile'
import type { Cloud } from '@inventory-console/ui/lib/tones'
import type { Act, Affected } from './act.ts'
import { ApiError } from './ApiError.ts'
import type { Answer } from './client.ts'
import { cloudService, profileLists, storedIn, type CloudClient, type Stored } from './clouds.ts'
import { text } from './text.ts'

interface ProfileCalls {
  create: (client: CloudClient, draft: ProfileDraft) => Promise<Answer<unknown>>
  /** `stored`: the profile as the service has it now. */
  update: (client: CloudClient, id: string, draft: ProfileDraft, stored: Stored) => Promise<Answer<unknown>>
  remove: (client: CloudClient, id: string) => Promise<Answer<unknown>>
  select: (client: CloudClient, id: string, flag: string) => Promise<Answer<unknown>>
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

/** A secret that is not sent stays as it is stored; only Google's has to be sent back. */
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
        // Always overwritten: the key is read for this one request, and kept nowhere.
        body: { ...gcpBody(draft), privatekey: draft.secret ?? text(stored['privatekey']) },
      }),
    remove: (client, id) => client.DELETE('/gcp/configurations/{id}', { params: { path: { id } } }),
    select: (client, id, flag) =>
      client.PUT('/gcp/configurations/{id}/selected/{flag}', { params: { path: { id, flag } } }),
  },
}

/** Rejects with an ApiError: 404, also from Google, which would not say so, for a profile that is gone; 409 for one to be deleted that is active. */
export function profileActs(act: (doing: Act<unknown>) => Promise<unknown>, cloud: Cloud) {
  const { name: list, ask } = profileLists[cloud]
  const { create, update, remove, select } = calls[cloud]
  const path = list.replace('GET ', '')
  // The answers echo secrets: they go no further.
  const run = async (
    name: string,
    send: (client: CloudClient, signal: AbortSignal) => Promise<Answer<unknown>>,
    secret: string | null = null,
  ) => {
    const doing: Act<unknown> = {
      name,
      ask: (clients, signal) => send(cloudService(clients), signal),
      affects: [list, ...shownWith(cloud)],
    }
    await act(doing).catch((error: unknown) => {
      throw withoutSecret(error, secret)
    })
  }
  /** What is stored now, not what the list showed a while ago: nobody's newer change is undone. */
  const first = async (
    name: string,
    client: CloudClient,
    signal: AbortSignal,
    id: string,
    then: (stored: Stored) => Promise<Answer<unknown>>,
  ): Promise<Answer<unknown>> => {
    const answer = await ask(client, signal)
    if (!answer.response.ok) return answer
    const stored = storedIn(answer.data ?? null).find((row) => row['id'] === id)
    if (!stored) throw new ApiError(404, name, `${name}: 404`)
    return then(stored)
  }
  return {
    create: (draft: ProfileDraft) => run(`POST ${path}`, (client) => create(client, draft), draft.secret),
    update: (id: string, draft: ProfileDraft) => {
      const name = `PUT ${path}/{id}`
      return run(
        name,
        (client, signal) =>
          first(name, client, signal, id, (stored) =>
            update(client, id, { ...draft, selected: stored['selected'] === true }, stored),
          ),
        draft.secret,
      )
    },
    remove: (id: string) => {
      const name = `DELETE ${path}/{id}`
      return run(name, (client, signal) =>
        first(name, client, signal, id, (stored) => {
          // The services would delete an active one too: spec, Business rules.
          if (stored['selected'] === true) throw new ApiError(409, name, `${name}: 409`)
          return remove(client, id)
        }),
      )
    },
    select: (id: string, selected: boolean) =>
      run(`PUT ${path}/{id}/selected`, (client) => select(client, id, String(selected))),
  }
}

/** What else shows only what active profiles have. */
function shownWith(cloud: Cloud): readonly Affected[] {
  if (cloud === 'oracle') return ['GET /oracle-cloud/oci-*']
  if (cloud === 'aws') return ['GET /aws/aws-*']
  return cloud === 'google' ? ['GET /gcp/recommendations', 'GET /gcp/errors'] : []
}

/** A service may repeat in its complaint what it was sent. */
function withoutSecret(error: unknown, secret: string | null): unknown {
  if (!(error instanceof ApiError) || secret === null || secret === '') return error
  const parts = [secret, ...secret.split(/\s+/).filter((part) => part.length > 7)]
  const message = parts.reduce((said, part) => said.replaceAll(part, '•••'), error.message)
  return new ApiError(error.status, error.request, message)
}
