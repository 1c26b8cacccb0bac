import type { HostSummary } from '@inventory-console/api-mocks/contract'
import { getHost } from '@inventory-console/api-mocks/decoders/api/openapi'
import { RankValue } from '@inventory-console/ui/components/item-list/ItemList'
import { useFormat } from '@inventory-console/ui/i18n/I18nProvider'
import { mapState, type OneState, valueOr } from '@inventory-console/ui/lib/state'
import { CapacityByOsScreen } from '@inventory-console/ui/screens/hosts/capacity/CapacityByOsScreen'
import { type Consumptions, HostCapacity } from '@inventory-console/ui/screens/hosts/capacity/HostCapacity'
import { useMemo } from 'react'
import { forbiddenHost } from '../../../platform/host-access/ForbiddenHost.tsx'
import { usePageFilters } from '../../../platform/pages/page.ts'
import { useHosts } from '../../../platform/queries/hosts.ts'
import { useTechnologies } from '../../../platform/queries/lookups.ts'
import { get, type Refreshable, useOne } from '../../../platform/query/query.ts'
import { usePickedHost, useUrlParams } from '../../../platform/url-state/useUrlParams.ts'

export function CapacityByOsRoute() {
  const hosts = useHosts(usePageFilters(), { errorScope: 'page' })
  const technologies = useTechnologies()
  const [params, change] = useUrlParams()
  const { number } = useFormat()
  const names = useMemo(
    () => new Map(valueOr(technologies, []).map(({ product, prettyName }) => [product, prettyName])),
    [technologies],
  )
  const list = useMemo(
    () => mapState(hosts, (rows) => hostItems(rows, names, number)),
    [hosts, names, number],
  )
  const selectedId = usePickedHost(params.get('host'), list)
  return (
    <CapacityByOsScreen hosts={list} selectedId={selectedId} onSelect={(host) => change({ host })}>
      {/* Keyed by host, so that no data of the previous one appears under the new name. */}
      {selectedId === null ? null : <SelectedHostCapacity key={selectedId} hostname={selectedId} />}
    </CapacityByOsScreen>
  )
}

function SelectedHostCapacity({ hostname }: { hostname: string }) {
  const state = useHostConsumptions(hostname)
  return <HostCapacity hostname={hostname} state={state} forbidden={forbiddenHost} />
}

// Sorts db-2 before db-10.
const nameCollator = new Intl.Collator('en', { numeric: true })

/** Agents measure only hosts with Oracle databases. */
const isMeasured = ({ technology }: HostSummary) => technology === 'Oracle/Database'

/**
 * The measured host with the most cores first, hosts without measurements last; also searchable by environment and
 * technology.
 */
function hostItems(
  hosts: readonly HostSummary[],
  names: ReadonlyMap<string, string>,
  number: (value: number) => string,
) {
  const hostsByName = new Map(hosts.map((host) => [host.hostname, host]))
  hostsByName.delete('')
  return [...hostsByName.values()]
    .toSorted(
      (one, other) =>
        Number(isMeasured(other)) - Number(isMeasured(one)) ||
        other.info.cpuCores - one.info.cpuCores ||
        nameCollator.compare(one.hostname, other.hostname),
    )
    .map(({ hostname, environment, technology, info }) => ({
      id: hostname,
      label: hostname,
      note: [names.get(technology) || technology, environment].filter(Boolean).join(', '),
      mark: <RankValue>{number(info.cpuCores)}</RankValue>,
    }))
}

/** Keeps only the rendered part of the host document. The call takes no global filter. */
function useHostConsumptions(hostname: string): OneState<Consumptions> & Refreshable {
  return useOne(
    { ...get(getHost, '/hosts/{hostname}', { path: { hostname } }), selection: 'consumptions' },
    ({ createdAt, cpuConsumptions, diskConsumptions, info }): Consumptions => ({
      createdAt,
      cpuConsumptions,
      info,
      diskConsumptions,
    }),
    { notFoundStatus: true, abortOnUnmount: true },
  )
}
