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
import { stringOrEmpty } from '../http/stringOrEmpty.ts'
import { getCloud, type Query } from '../query/get.ts'
import { useList, type Refreshable } from '../query/query.ts'

export function cloudClient<Service>({ cloud }: { cloud: Service | null }): Service {
  if (cloud) return cloud
  throw new NotSentError('config.json names no cloud service')
}

/** Sent after the requests of the page, because the menu on every page requests them. */
const init = { priority: 'low' } as const

/** Queries of the profiles. Their responses contain secrets. */
export const profileQueries: Record<Cloud, Query<readonly object[]>> = {
  oracle: { ...getCloud(listOciProfiles, '/oracle-cloud/configurations'), init },
  aws: { ...getCloud(listAwsProfiles, '/aws/configurations'), init },
  azure: { ...getCloud(listAzureProfiles, '/azure/configurations'), init },
  google: { ...getCloud(listGcpProfiles, '/gcp/configurations'), init },
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
  return useList(profileQueries[cloud], (body: unknown) => readProfiles(cloud, body), { errorScope, enabled })
}

/** True if the cloud has an active profile; null while loading or if unknown. */
export function useHasActiveProfile(cloud: Cloud, enabled: boolean): boolean | null {
  const profiles = useProfiles(cloud, enabled, 'inline')
  return profiles.status === 'ready' ? profiles.value.some(({ selected }) => selected) : null
}
