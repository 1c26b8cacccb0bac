import type { ListState } from '@inventory-console/ui/lib/state'
import type {
  AdvisedCloud,
  Detail,
  Recommendation,
  RetrievalError,
} from '@inventory-console/ui/screens/cloud/recommendations/RecommendationsScreen'
import { useMemo } from 'react'
import type { Answer } from '../../platform/http/client.ts'
import { text } from '../../platform/http/text.ts'
import { parseWholeNumbers } from '../../platform/http/wholeNumbers.ts'
import { cloudService, type CloudClient } from '../../platform/queries/cloudProfileQueries.ts'
import type { QueryPattern } from '../../platform/query/mutation.ts'
import { useList, type Refreshable } from '../../platform/query/query.ts'
import { isRecord } from '../../platform/storage/storage.ts'

type Weight = 'page' | 'inline'
type Row = Record<string, unknown>

interface AdvisorCalls {
  list: QueryPattern
  fetcher: (client: CloudClient, signal: AbortSignal) => Promise<Answer<unknown>>
  /** Where the rows are in the answer. */
  rowsIn: (body: unknown) => unknown
  read: (row: Row) => Omit<Recommendation, 'id' | 'cloud'>
  errors: QueryPattern
  askErrors: (client: CloudClient, seq: string, signal: AbortSignal) => Promise<Answer<unknown>>
}

const advisors: Record<AdvisedCloud, AdvisorCalls> = {
  oracle: {
    list: 'GET /oracle-cloud/oci-recommendations',
    fetcher: (client, signal) => client.GET('/oracle-cloud/oci-recommendations', { signal }),
    rowsIn: namedRows,
    read: (row) => ({
      ...common(row),
      name: text(row['name']),
      compartmentName: text(row['compartmentName']),
      profileID: text(row['profileID']),
      resourceID: text(row['resourceID']),
      details:
        listOf(row['details'])?.map(({ name, value }) => ({ name: text(name), value: told(value) })) ?? null,
    }),
    errors: 'GET /oracle-cloud/oci-recommendation-errors/{seq}',
    askErrors: (client, seq, signal) =>
      client.GET('/oracle-cloud/oci-recommendation-errors/{seq}', { params: { path: { seq } }, signal }),
  },
  aws: {
    list: 'GET /aws/aws-recommendations',
    fetcher: (client, signal) => client.GET('/aws/aws-recommendations', { signal }),
    rowsIn: namedRows,
    read: (row) => ({
      ...common(row),
      name: text(row['name']),
      profileName: text(row['profileName']),
      // Objects of one key each; the same key may come twice.
      details: listOf(row['details'])?.flatMap(pairs) ?? null,
    }),
    errors: 'GET /aws/aws-recommendation-errors/{seq}',
    askErrors: (client, seq, signal) =>
      client.GET('/aws/aws-recommendation-errors/{seq}', { params: { path: { seq } }, signal }),
  },
  google: {
    list: 'GET /gcp/recommendations',
    // Its ids are numbers of 64 bits: read by hand.
    fetcher: (client, signal) => client.GET('/gcp/recommendations', { signal, parseAs: 'text' }),
    rowsIn: (body) => (typeof body === 'string' ? parseWholeNumbers(body) : body),
    read: (row) => ({
      ...common(row),
      name: text(row['resourceName']),
      projectName: text(row['projectName']),
      profileID: text(row['profileID']),
      resourceID: told(row['resourceID']),
      optimizationScore: typeof row['optimizationScore'] === 'number' ? row['optimizationScore'] : null,
      details: isRecord(row['details']) ? pairs(row['details']) : null,
    }),
    errors: 'GET /gcp/errors',
    askErrors: (client, _seq, signal) => client.GET('/gcp/errors', { signal }),
  },
}

function namedRows(body: unknown): unknown {
  return isRecord(body) ? (body['recommendations'] ?? null) : body
}

function common(row: Row): Omit<Recommendation, 'id' | 'cloud' | 'name' | 'details'> {
  return {
    category: text(row['category']),
    objectType: text(row['objectType']),
    suggestion: text(row['suggestion']),
    createdAt: text(row['createdAt']),
    compartmentName: null,
    projectName: null,
    profileID: null,
    profileName: null,
    resourceID: null,
    optimizationScore: null,
    seqValue: typeof row['seqValue'] === 'number' ? row['seqValue'] : null,
  }
}

/** null: none were sent. */
function listOf(value: unknown): readonly Row[] | null {
  return Array.isArray(value) ? value.filter(isRecord) : null
}

function pairs(object: Row): Detail[] {
  return Object.entries(object).map(([name, value]) => ({ name, value: told(value) }))
}

function told(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
    ? String(value)
    : ''
}

function rowsOf(value: unknown): readonly Row[] {
  if (value === null) return []
  if (!Array.isArray(value) || !value.every(isRecord)) throw new TypeError('a list')
  return value
}

function read(cloud: AdvisedCloud, body: unknown): readonly Recommendation[] {
  const seen = new Map<string, number>()
  return rowsOf(advisors[cloud].rowsIn(body)).map((raw) => {
    const row = advisors[cloud].read(raw)
    const about = [cloud, row.resourceID ?? '', row.name, row.suggestion].join(' ')
    const times = seen.get(about) ?? 0
    seen.set(about, times + 1)
    return { ...row, cloud, id: `${about} ${times}` }
  })
}

export function useRecommendations(
  cloud: AdvisedCloud,
  errorScope: Weight = 'page',
): ListState<Recommendation> & Refreshable {
  const { list, fetcher } = advisors[cloud]
  return useList(
    { name: list, fetcher: (clients, signal) => fetcher(cloudService(clients), signal) },
    (body: unknown) => read(cloud, body),
    { errorScope },
  )
}

/** Errors of the list's retrieval, whose number is that of the first row, or 0 without rows. */
export function useRetrievalErrors(
  cloud: AdvisedCloud,
  list: ListState<Recommendation>,
): ListState<RetrievalError> {
  const { errors, askErrors } = advisors[cloud]
  const seq = list.status === 'ready' ? String(list.rows[0]?.seqValue ?? 0) : null
  return useList(
    seq === null
      ? null
      : {
          name: errors,
          params: seq,
          fetcher: (clients, signal) => askErrors(cloudService(clients), seq, signal),
        },
    (body: unknown) =>
      rowsOf(body).map((row) => ({
        profileID: text(row['profileID']),
        category: text(row['category']),
        createdAt: text(row['createdAt']),
        // Google calls it `msg`.
        text: text(row['error']) || text(row['msg']),
      })),
    { errorScope: 'inline' },
  )
}

const all = ['oracle', 'aws', 'google'] as const satisfies readonly AdvisedCloud[]

/** All clouds at once: shown when each has answered or failed; the ones that failed are named. */
export function useAllRecommendations() {
  const oracle = useRecommendations('oracle', 'inline')
  const aws = useRecommendations('aws', 'inline')
  const google = useRecommendations('google', 'inline')
  return useMemo(() => {
    const lists = { oracle, aws, google }
    const states = all.map((cloud) => lists[cloud])
    const refresh = () => states.forEach((state) => state.refresh())
    const stale = states.some((state) => state.stale)
    const missing = all.filter((cloud) => ['failed', 'forbidden'].includes(lists[cloud].status))
    return { list: merged(states), missing: missing.length === all.length ? [] : missing, refresh, stale }
  }, [oracle, aws, google])
}

function merged(states: readonly (ListState<Recommendation> & Refreshable)[]): ListState<Recommendation> {
  if (states.some(({ status }) => status === 'loading')) return { status: 'loading' }
  const failure = states.find((state) => state.status === 'failed')
  const rows = states.flatMap((state) => (state.status === 'ready' ? state.rows : []))
  if (states.some(({ status }) => status === 'ready'))
    return {
      status: 'ready',
      rows,
      refreshing: states.some((state) => state.status === 'ready' && state.refreshing === true),
    }
  if (failure?.status !== 'failed') return { status: 'forbidden' }
  return { ...failure, retry: () => states.forEach(({ refresh }) => refresh()) }
}

/** What is another after a run: the list, and the errors of the run and of all runs. */
export const invalidatedByRun: Record<AdvisedCloud, readonly QueryPattern[]> = {
  oracle: [advisors.oracle.list, 'GET /oracle-cloud/oci-recommendation-errors*'],
  aws: [advisors.aws.list, 'GET /aws/aws-recommendation-errors*'],
  google: [advisors.google.list, advisors.google.errors],
}
