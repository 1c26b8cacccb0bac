import { hostileName } from '../hostile.ts'
import type { HostFacts } from './hostFacts.ts'

/** The same host with hostile names. */
export function hostileHost(host: HostFacts): HostFacts {
  const { row, info, membership, cluster } = host
  const hostname = hostileName(row)
  const pair = row % 2 === 0 ? [row - 1, row] : [row, row + 1]
  // Shared by the two hosts of a pair, which may be a cluster with the same databases.
  const first = Math.ceil(row / 2) * 7
  return {
    ...host,
    hostname,
    info: { ...info, hostname },
    databases: Object.fromEntries(
      Object.entries(host.databases).map(([product, names], which) => [
        product,
        names.map((_, index) => hostileName(first + which * 101 + index * 13)),
      ]),
    ),
    missingDatabases: host.missingDatabases.map((database, index) => ({
      ...database,
      name: hostileName(row * 11 + index * 17),
    })),
    membership: {
      ...membership,
      veritasClusterHostnames:
        membership.veritasClusterHostnames && pair.map((member) => hostileName(member)),
    },
    cluster: cluster === '' ? '' : `${cluster} <b>&amp;</b>`,
  }
}
