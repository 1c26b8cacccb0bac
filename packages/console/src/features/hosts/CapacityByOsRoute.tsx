import type { HostSummary } from '@inventory-console/api-mocks/contract'
import { paths } from '@inventory-console/ui/paths'
import { CapacityByOsScreen } from '@inventory-console/ui/screens/capacity/CapacityByOsScreen'
import { HostCapacity } from '@inventory-console/ui/screens/capacity/HostCapacity'
import { useMemo } from 'react'
import { usePageQuery } from '../../platform/pages/usePageQuery.ts'
import { useHosts } from '../../platform/queries/inventoryQueries.ts'
import { useTechnologies } from '../../platform/queries/lookupQueries.ts'
import { useUrlParams } from '../../platform/url-state/useUrlParams.ts'
import { useHostConsumptions } from './capacityQueries.ts'

export function CapacityByOsRoute() {
  const hosts = useHosts(usePageQuery())
  const technologies = useTechnologies(true)
  const [params, change] = useUrlParams()
  const chosen = params.get('host')
  const names = useMemo(
    () =>
      new Map(
        technologies.status === 'ready'
          ? technologies.rows.map(({ product, prettyName }) => [product, prettyName])
          : [],
      ),
    [technologies],
  )
  const list = useMemo(
    () => (hosts.status === 'ready' ? { ...hosts, rows: hostItems(hosts.rows, names) } : hosts),
    [hosts, names],
  )
  return (
    <CapacityByOsScreen hosts={list} chosen={chosen} onChoose={(host) => change({ host })}>
      {/* Keyed by host, so that no data of the previous one appears under the new name. */}
      {chosen === null ? null : <SelectedHostCapacity key={chosen} hostname={chosen} />}
    </CapacityByOsScreen>
  )
}

function SelectedHostCapacity({ hostname }: { hostname: string }) {
  return <HostCapacity hostname={hostname} state={useHostConsumptions(hostname)} hostTo={paths.host} />
}

// Sorts db-2 before db-10.
const nameCollator = new Intl.Collator('en', { numeric: true })

/** Sorted by name; also searchable by environment and technology. */
function hostItems(hosts: readonly HostSummary[], names: ReadonlyMap<string, string>) {
  const known = new Map(
    hosts.flatMap(({ hostname, environment, technology }) => {
      if (hostname === '') return []
      const note = [names.get(technology) || technology, environment].filter(Boolean).join(', ')
      return [[hostname, { id: hostname, label: hostname, note }] as const]
    }),
  )
  return [...known.values()].toSorted((one, other) => nameCollator.compare(one.label, other.label))
}
