import type { Decoder } from '@inventory-console/api-mocks/contract/decoder'
import {
  listAwsProfiles,
  listAzureProfiles,
  listGcpProfiles,
  listOciProfiles,
} from '@inventory-console/api-mocks/decoders/cloud/profiles'
import {
  profileFields,
  type CloudProfile,
  type ProfileTexts,
} from '@inventory-console/ui/domain/cloudProfile'
import type { Cloud } from '@inventory-console/ui/domain/tones'
import { isRecord } from '@inventory-console/ui/lib/records'
import type { ListState } from '@inventory-console/ui/lib/state'
import { NotSentError } from '../http/ApiError.ts'
import type { ApiResponse, ReadClients } from '../http/client.ts'
import { stringOrEmpty } from '../http/stringOrEmpty.ts'
import type { QueryPattern } from '../query/mutation.ts'
import { useList, type Refreshable } from '../query/query.ts'

export function cloudClient<Service>({ cloud }: { cloud: Service | null }): Service {
  if (cloud) return cloud
  throw new NotSentError('config.json names no cloud service')
}

export type CloudClient = NonNullable<ReadClients['cloud']>

interface ProfileList {
  name: QueryPattern
  decoder: Decoder<readonly object[]>
  fetcher: (client: CloudClient, signal: AbortSignal) => Promise<ApiResponse<unknown>>
}

/** Sent after the requests of the page, because the menu on every page requests them. */
const priority = 'low'

export const profileLists: Record<Cloud, ProfileList> = {
  oracle: {
    name: 'GET /oracle-cloud/configurations',
    decoder: listOciProfiles,
    fetcher: (client, signal) => client.GET('/oracle-cloud/configurations', { signal, priority }),
  },
  aws: {
    name: 'GET /aws/configurations',
    decoder: listAwsProfiles,
    fetcher: (client, signal) => client.GET('/aws/configurations', { signal, priority }),
  },
  azure: {
    name: 'GET /azure/configurations',
    decoder: listAzureProfiles,
    fetcher: (client, signal) => client.GET('/azure/configurations', { signal, priority }),
  },
  google: {
    name: 'GET /gcp/configurations',
    decoder: listGcpProfiles,
    fetcher: (client, signal) => client.GET('/gcp/configurations', { signal, priority }),
  },
}

/** A profile as the server returns it, including the secret. Never cached. */
export type StoredProfile = Record<string, unknown>

/** Keeps only the listed fields of the response, never the secret. */
function readProfiles(cloud: Cloud, body: unknown): readonly CloudProfile[] {
  return parseStoredProfiles(body).map((row) => {
    const texts: ProfileTexts = Object.fromEntries(
      profileFields[cloud].map((name) => [name, stringOrEmpty(row[name])]),
    )
    return { id: stringOrEmpty(row['id']), selected: row['selected'] === true, texts }
  })
}

export function parseStoredProfiles(body: unknown): readonly StoredProfile[] {
  if (body === null) return []
  if (!Array.isArray(body) || !body.every(isRecord)) throw new TypeError('a list of profiles')
  return body
}

export function useProfiles(
  cloud: Cloud,
  enabled = true,
  errorScope: 'page' | 'inline' = 'page',
): ListState<CloudProfile> & Refreshable {
  const { name, decoder, fetcher } = profileLists[cloud]
  return useList(
    { name, decoder, fetcher: (clients, signal) => fetcher(cloudClient(clients), signal) },
    (body: unknown) => readProfiles(cloud, body),
    { errorScope, enabled },
  )
}

/** True if the cloud has an active profile; null while loading or if unknown. */
export function useHasActiveProfile(cloud: Cloud, enabled: boolean): boolean | null {
  const profiles = useProfiles(cloud, enabled, 'inline')
  return profiles.status === 'ready' ? profiles.value.some(({ selected }) => selected) : null
}
