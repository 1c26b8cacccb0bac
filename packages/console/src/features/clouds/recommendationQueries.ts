import type {
  AwsRecommendationError,
  AwsRecommendations,
  GcpError,
  GcpRecommendation,
  OciRecommendationError,
  OciRecommendations,
} from '@inventory-console/api-mocks/contract'
import {
  listAwsErrors,
  listAwsRecommendations,
  listGcpErrors,
  listGcpRecommendations,
  listOciErrors,
  listOciRecommendations,
} from '@inventory-console/api-mocks/decoders/cloud/recommendations'
import { type ListState, valueOr } from '@inventory-console/ui/lib/state'
import { extendRow, readForTable } from '@inventory-console/ui/lib/unreadValues'
import type {
  AdvisedCloud,
  Detail,
  Recommendation,
  RetrievalError,
} from '@inventory-console/ui/screens/clouds/recommendations/RecommendationsScreen'
import { useMemo } from 'react'
import type { QueryPattern } from '../../platform/query/mutation.ts'
import { getCloud, type Query, type Refreshable, useList } from '../../platform/query/query.ts'

type ErrorScope = 'page' | 'inline'
type RecommendationFields = Omit<Recommendation, 'id' | 'cloud'>
type ErrorRow = OciRecommendationError | AwsRecommendationError | GcpError

interface AdvisorOperations<Body> {
  query: Query<Body>
  select: (body: Body) => readonly RecommendationFields[]
  errorsOf: (seq: string) => Query<readonly ErrorRow[]>
}

const oracle: AdvisorOperations<OciRecommendations> = {
  query: getCloud(listOciRecommendations, '/oracle-cloud/oci-recommendations'),
  select: ({ recommendations }) =>
    recommendations.map((row) =>
      extendRow(commonFields(row), {
        get compartmentName() {
          return row.compartmentName
        },
        get profileID() {
          return row.profileID
        },
        get resourceID() {
          return row.resourceID
        },
        details: row.details,
      }),
    ),
  errorsOf: (seq) =>
    getCloud(listOciErrors, '/oracle-cloud/oci-recommendation-errors/{seq}', { path: { seq } }),
}

const aws: AdvisorOperations<AwsRecommendations> = {
  query: getCloud(listAwsRecommendations, '/aws/aws-recommendations'),
  select: ({ recommendations }) =>
    recommendations.map((row) =>
      extendRow(commonFields(row), {
        get profileName() {
          return row.profileName
        },
        // Objects with one key each; keys may repeat.
        details: row.details.flatMap(toDetails),
      }),
    ),
  errorsOf: (seq) => getCloud(listAwsErrors, '/aws/aws-recommendation-errors/{seq}', { path: { seq } }),
}

const googleQuery = getCloud(listGcpRecommendations, '/gcp/recommendations')

const google: AdvisorOperations<GcpRecommendation[]> = {
  query: {
    ...googleQuery,
    // The ids are 64-bit integers.
    fetcher: async (clients, signal) => {
      const { data, ...rest } = await googleQuery.fetcher(clients, signal, { parseAs: 'text' })
      return typeof data === 'string' ? { ...rest, data: parseBigIntJson(data) } : rest
    },
  },
  select: (recommendations) =>
    recommendations.map((row) =>
      extendRow(commonFields(row), {
        get name() {
          return row.resourceName
        },
        get projectName() {
          return row.projectName
        },
        get profileID() {
          return row.profileID
        },
        get resourceID() {
          return String(row.resourceID)
        },
        get optimizationScore() {
          return row.optimizationScore
        },
        details: row.details ? toDetails(row.details) : [],
      }),
    ),
  // The cache entry is of one run, although the request names none.
  errorsOf: (seq) => ({ ...getCloud(listGcpErrors, '/gcp/errors'), selection: `run ${seq}` }),
}

/** Corrects words that the providers misspell. */
function corrected(text: string): string {
  if (text === 'OLD_SNAPSHOT') return 'Old snapshot'
  return text.replace('Infracstructure', 'Infrastructure').replace('Decommisioning', 'Decommissioning')
}

interface CommonRow {
  category: string
  objectType: string
  suggestion: string
  name?: string
  createdAt: string
  seqValue: number
}

/** Fields that are read when they are shown, so that the cell of one that could not be read is marked. */
function commonFields(row: CommonRow): Omit<RecommendationFields, 'details'> {
  return {
    get category() {
      return corrected(row.category)
    },
    get objectType() {
      return row.objectType
    },
    get suggestion() {
      return corrected(row.suggestion)
    },
    get name() {
      return row.name ?? ''
    },
    get createdAt() {
      return row.createdAt
    },
    get seqValue() {
      return row.seqValue
    },
    compartmentName: null,
    projectName: null,
    profileID: null,
    profileName: null,
    resourceID: null,
    optimizationScore: null,
  }
}

function toDetails(object: Readonly<Record<string, string | number>>): Detail[] {
  return Object.entries(object).map(([name, value]) => ({ name, value: String(value) }))
}

/** Adds unique ids, because the same recommendation may occur twice. */
function withIds(cloud: AdvisedCloud, rows: readonly RecommendationFields[]): readonly Recommendation[] {
  const occurrences = new Map<string, number>()
  return rows.map((row) => {
    const about = readForTable(() => [cloud, row.resourceID ?? '', row.name, row.suggestion].join(' '))
    const times = occurrences.get(about) ?? 0
    occurrences.set(about, times + 1)
    return extendRow(row, { cloud, id: `${about} ${times}` })
  })
}

function useAdvisor<Body>(
  cloud: AdvisedCloud,
  { query, select }: AdvisorOperations<Body>,
  errorScope: ErrorScope,
  enabled: boolean,
): ListState<Recommendation> & Refreshable {
  return useList(query, (body: Body) => withIds(cloud, select(body)), { errorScope, enabled })
}

export function useRecommendations(
  cloud: AdvisedCloud,
  errorScope: ErrorScope = 'page',
): ListState<Recommendation> & Refreshable {
  const lists = {
    oracle: useAdvisor('oracle', oracle, errorScope, cloud === 'oracle'),
    aws: useAdvisor('aws', aws, errorScope, cloud === 'aws'),
    google: useAdvisor('google', google, errorScope, cloud === 'google'),
  }
  return lists[cloud]
}

/** Errors of the retrieval that produced the list. Its sequence number is in the first row; 0 without rows. */
export function useRetrievalErrors(
  cloud: AdvisedCloud,
  list: ListState<Recommendation>,
): ListState<RetrievalError> {
  const seq = list.status === 'ready' ? String(list.value[0]?.seqValue ?? 0) : null
  return useList(seq === null ? null : advisors[cloud].errorsOf(seq), (rows) =>
    rows.map((row) => ({
      profileID: 'profileID' in row ? row.profileID : '',
      category: row.category,
      createdAt: row.createdAt,
      text: 'msg' in row ? row.msg : row.error,
    })),
  )
}

const advisors = { oracle, aws, google }
const clouds = ['oracle', 'aws', 'google'] as const satisfies readonly AdvisedCloud[]

/** Recommendations of all clouds, ready when each request has succeeded or failed. Failed clouds are listed. */
export function useAllRecommendations() {
  const oracle = useRecommendations('oracle', 'inline')
  const aws = useRecommendations('aws', 'inline')
  const google = useRecommendations('google', 'inline')
  return useMemo(() => {
    const lists = { oracle, aws, google }
    const states = clouds.map((cloud) => lists[cloud])
    const refresh = () => states.forEach((state) => state.refresh())
    const missing = clouds.filter((cloud) => ['failed', 'forbidden'].includes(lists[cloud].status))
    return {
      list: mergeLists(states),
      missing: missing.length === clouds.length ? [] : missing,
      refresh,
    }
  }, [oracle, aws, google])
}

function mergeLists(states: readonly (ListState<Recommendation> & Refreshable)[]): ListState<Recommendation> {
  if (states.some(({ status }) => status === 'loading')) return { status: 'loading' }
  const failure = states.find((state) => state.status === 'failed')
  const rows = states.flatMap((state) => valueOr(state, []))
  if (states.some(({ status }) => status === 'ready'))
    return {
      status: 'ready',
      value: rows,
      refreshing: states.some((state) => state.status === 'ready' && state.refreshing === true),
    }
  if (failure?.status !== 'failed') return { status: 'forbidden' }
  return { ...failure, retry: () => states.forEach(({ refresh }) => refresh()) }
}

/** Queries that a run invalidates: the list, and the errors of this run and of all runs. */
export const invalidatedByRun: Record<AdvisedCloud, readonly QueryPattern[]> = {
  oracle: [oracle.query.name, 'GET /oracle-cloud/oci-recommendation-errors*'],
  aws: [aws.query.name, 'GET /aws/aws-recommendation-errors*'],
  google: [google.query.name, 'GET /gcp/errors'],
}

/**
 * Matches a JSON string, or an integer of 16 digits or more, which may exceed 2^53. The closing quote is
 * optional: otherwise the match of a truncated string would restart at every quote inside it.
 */
const tokens = /"[^"\\]*(?:\\[\s\S][^"\\]*)*"?|(?<![\d.eE+-])-?\d{16,}(?![\d.eE])/g

/** Parses JSON and returns 64-bit integers as strings with all their digits. */
export function parseBigIntJson(json: string): unknown {
  return JSON.parse(json.replaceAll(tokens, (token) => (token.startsWith('"') ? token : `"${token}"`)))
}
