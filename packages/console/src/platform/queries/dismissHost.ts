import type { Act, Affected } from '../query/mutation.ts'

/** Lists of hosts and sums over them. The page of the host itself is left after the mutation. */
export const hostLists: readonly Affected[] = [
  'GET /hosts',
  'GET /hosts/clusters*',
  'GET /hosts/technologies*',
  'GET /hosts/no-clusters',
  'GET /hosts/cores',
  'GET /alerts*',
  'GET /frontend*',
]

export function dismissHost(hostname: string): Act<null> {
  return {
    name: 'DELETE /hosts/{hostname}',
    ask: ({ api }, signal) => api.DELETE('/hosts/{hostname}', { params: { path: { hostname } }, signal }),
    affects: hostLists,
  }
}
