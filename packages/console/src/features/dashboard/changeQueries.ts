import type { DatabaseRow } from '@inventory-console/api-mocks/contract'
import { listDatabases } from '@inventory-console/api-mocks/decoders/api/databases'
import { hostnames } from '@inventory-console/api-mocks/decoders/api/hosts'
import type { Existence } from '../../platform/comparison/existence.ts'
import { dismissalsQuery, readDismissals } from '../../platform/queries/hosts.ts'
import { get, type Query } from '../../platform/query/get.ts'
import type { FilterQuery } from '../../platform/scope/globalFilters.ts'

export type FetchQuery = <Body>(query: Query<Body>) => Promise<Body>

/** Current hosts and dismissals, to filter the rows of past dates. */
export async function fetchExistence(fetchQuery: FetchQuery): Promise<Existence> {
  const dismissals = readDismissals(await fetchQuery(dismissalsQuery()))
  return { current: new Set(await fetchHostNames(fetchQuery, {})), dismissals }
}

export async function fetchHostNames(fetchQuery: FetchQuery, query: FilterQuery): Promise<readonly string[]> {
  return fetchQuery(get(hostnames, '/hosts', { query: { mode: 'hostnames', ...query } }))
}

export async function fetchDatabases(
  fetchQuery: FetchQuery,
  query: FilterQuery,
): Promise<readonly DatabaseRow[]> {
  const body = await fetchQuery(get(listDatabases, '/hosts/technologies/all/databases', { query }))
  return body.databases
}
