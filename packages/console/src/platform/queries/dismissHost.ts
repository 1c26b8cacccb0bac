import type { Mutation, QueryPattern } from '../query/mutation.ts'

/** Lists of hosts and their totals. After the mutation the user leaves the page of the host. */
export const hostLists: readonly QueryPattern[] = [
  'GET /hosts',
  'GET /hosts/clusters*',
  'GET /hosts/technologies*',
  'GET /hosts/no-clusters',
  'GET /hosts/cores',
  'GET /alerts*',
  'GET /frontend*',
]

export function dismissHost(hostname: string): Mutation<null> {
  return {
    name: 'DELETE /hosts/{hostname}',
    fetcher: ({ api }, signal) => api.DELETE('/hosts/{hostname}', { params: { path: { hostname } }, signal }),
    invalidates: hostLists,
  }
}
