import type { HostSummary } from '../contract/wire.ts'
import type { World } from '../world/world.ts'
import { clientOf, type RequestOptions } from './client.ts'

export async function hostsOf(
  world: World,
  query = '',
  options: RequestOptions = { as: 'admin' },
): Promise<HostSummary[]> {
  const payload = await clientOf(world).json(`/api/hosts?mode=summary${query}`, options)
  if (!isSummaries(payload)) throw new Error('not a list of hosts')
  return payload.hosts
}

function isSummaries(payload: unknown): payload is { hosts: HostSummary[] } {
  return typeof payload === 'object' && payload !== null && 'hosts' in payload && Array.isArray(payload.hosts)
}
