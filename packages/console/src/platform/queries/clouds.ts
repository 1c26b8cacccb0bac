import type {
  AwsRecommendationError,
  GcpError,
  OciRecommendationError,
} from '@inventory-console/api-mocks/contract'
import {
  listAwsProfiles,
  listAzureProfiles,
  listGcpProfiles,
  listOciProfiles,
} from '@inventory-console/api-mocks/decoders/cloud/profiles'
import {
  listGcpErrors,
  listLatestAwsErrors,
  listLatestOciErrors,
} from '@inventory-console/api-mocks/decoders/cloud/recommendations'
import {
  type CloudProfile,
  profileFields,
  type ProfileTexts,
} from '@inventory-console/ui/domain/cloudProfile'
import type { Cloud } from '@inventory-console/ui/domain/tones'
import type { CloudError } from '@inventory-console/ui/domain/troubleshooting'
import { parseTime } from '@inventory-console/ui/lib/dates'
import { isRecord } from '@inventory-console/ui/lib/records'
import type { ListState } from '@inventory-console/ui/lib/state'
import { useMemo } from 'react'
import { NotSentError } from '../http/ApiError.ts'
import { stringOrEmpty } from '../http/stringOrEmpty.ts'
import { getCloud, type Query, type Refreshable, useList } from '../query/query.ts'

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

type ErrorRow = OciRecommendationError | AwsRecommendationError | GcpError

const errorQueries = {
  oracle: getCloud(listLatestOciErrors, '/oracle-cloud/oci-recommendation-errors'),
  aws: getCloud(listLatestAwsErrors, '/aws/aws-recommendation-errors'),
  google: getCloud(listGcpErrors, '/gcp/errors'),
} as const satisfies Record<CloudError['cloud'], Query<readonly ErrorRow[]>>

export interface CloudErrors {
  list: ListState<CloudError>
  /** Clouds whose request failed. */
  silent: readonly CloudError['cloud'][]
  refresh: () => void
}

/** Errors of all clouds, newest first. A failed request does not affect the other clouds. */
export function useCloudErrors(enabled: boolean): CloudErrors {
  const oracle = useErrors('oracle', enabled)
  const aws = useErrors('aws', enabled)
  const google = useErrors('google', enabled)
  return useMemo(() => mergeCloudErrors({ oracle, aws, google }), [oracle, aws, google])
}

function useErrors(cloud: CloudError['cloud'], enabled: boolean): ListState<ErrorRow> & Refreshable {
  const query: Query<readonly ErrorRow[]> = errorQueries[cloud]
  return useList(query, (rows) => rows, { enabled })
}

const clouds = ['oracle', 'aws', 'google'] as const

function mergeCloudErrors(
  states: Readonly<Record<CloudError['cloud'], ListState<ErrorRow> & Refreshable>>,
): CloudErrors {
  const refresh = () => clouds.forEach((cloud) => states[cloud].refresh())
  const lists = clouds.map((cloud) => states[cloud])
  const silent = clouds.filter((cloud) => ['failed', 'forbidden'].includes(states[cloud].status))
  if (silent.length === clouds.length) {
    const failed = lists.find((state) => state.status === 'failed')
    return { list: failed ? { ...failed, retry: refresh } : { status: 'forbidden' }, silent, refresh }
  }
  if (lists.some(({ status }) => status === 'loading'))
    return { list: { status: 'loading' }, silent, refresh }
  const rows = clouds.flatMap((cloud) => {
    const state = states[cloud]
    return state.status === 'ready' ? state.value.map((row, index) => cloudError(cloud, row, index)) : []
  })
  const refreshing = lists.some((state) => state.status === 'ready' && state.refreshing === true)
  const time = ({ createdAt }: CloudError) => parseTime(createdAt) ?? 0
  return {
    list: { status: 'ready', value: rows.toSorted((a, b) => time(b) - time(a)), refreshing },
    silent,
    refresh,
  }
}

function cloudError(cloud: CloudError['cloud'], row: ErrorRow, index: number): CloudError {
  const { createdAt, category } = row
  return {
    id: `${cloud} ${index}`,
    cloud,
    createdAt,
    profileID: 'profileID' in row ? row.profileID : '',
    category,
    error: 'msg' in row ? row.msg : row.error,
  }
}
