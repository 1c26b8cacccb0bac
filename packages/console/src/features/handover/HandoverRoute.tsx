import type { AggregatedAlert } from '@inventory-console/api-mocks/contract'
import { endingWithinDays } from '@inventory-console/ui/columns/figures'
import { endingDay, renewalDays } from '@inventory-console/ui/columns/renewals'
import { isoRange } from '@inventory-console/ui/domain/alertWindow'
import type { ChangeKind } from '@inventory-console/ui/domain/comparison'
import { useText } from '@inventory-console/ui/i18n/I18nProvider'
import { dayAfter, dayOf, isDay, lastMonday, useNow } from '@inventory-console/ui/lib/dates'
import { type ListState, pendingState } from '@inventory-console/ui/lib/state'
import { readMarked } from '@inventory-console/ui/lib/unreadValues'
import { paths } from '@inventory-console/ui/paths'
import { type EndingContract, HandoverScreen } from '@inventory-console/ui/screens/handover/HandoverScreen'
import { hosts } from '@inventory-console/ui/screens/hosts/HostsScreen'
import { useMemo } from 'react'
import { comparisonUrl, writeDates } from '../../platform/comparison/comparedDates.ts'
import { useExistence, useRowsOfExistingHosts } from '../../platform/comparison/existence.ts'
import { queryAt } from '../../platform/comparison/useCompare.ts'
import { usePageFilters } from '../../platform/pages/page.ts'
import { groupsQuery, readGroups } from '../../platform/queries/alerts.ts'
import { useHosts, useSilentAgents } from '../../platform/queries/hosts.ts'
import {
  licenseCompliance,
  mysqlContracts,
  oracleContracts,
  sqlServerContracts,
} from '../../platform/queries/licenses.ts'
import { toListState } from '../../platform/query/listStates.ts'
import { type Refreshable, useOne } from '../../platform/query/query.ts'
import { usePersisted, useServices } from '../../platform/services.ts'
import { viewLinks } from '../../platform/storage/savedViews.ts'
import { useUrlParams } from '../../platform/url-state/useUrlParams.ts'

const sinceParam = 'since'
const viewParam = 'view'

/** The handover since a day of the URL, by default the last Monday. */
export function HandoverRoute() {
  const now = useNow()
  const today = dayOf(now)
  const [params, setParams] = useUrlParams()
  const given = params.get(sinceParam) ?? ''
  const since = isDay(given) && given <= today ? given : lastMonday(now)
  const scope = usePageFilters()
  const { location } = scope
  const ofLocation = useMemo(() => (location === undefined ? {} : { location }), [location])
  const before = dayAfter(new Date(`${since}T12:00:00`).getTime(), -1)

  const current = useHosts(scope)
  const existence = useExistence()
  const earlier = useRowsOfExistingHosts(useHosts(queryAt(scope, before)), before, existence)
  const { comparison } = hosts
  if (comparison === null) throw new Error('The list of hosts declares how its rows are matched')
  const compared = { earlier, comparison, from: before, until: null, onClose: () => undefined }
  const silent = useSilentAgents()
  const moments = isoRange({ from: since, to: today })
  const all = useAlertGroupsList({ ...scope, ...moments })
  const open = useAlertGroupsList({ ...scope, ...moments, status: 'NEW' })
  const { to: contractsUntil = '' } = renewalDays(endingWithinDays, now)
  const oracle = oracleContracts.useRows(ofLocation)
  const mysql = mysqlContracts.useRows(ofLocation)
  const sqlServer = sqlServerContracts.useRows(ofLocation)
  const contracts = useMemo((): ListState<EndingContract> => {
    const read = (product: EndingContract['product'], rows: readonly Contract[]) =>
      rows.flatMap((contract) => {
        const readDay = () => endingDay(contract, since, contractsUntil)
        const { value, unread } = readMarked(readDay)
        if (value === null && !unread) return []
        return [
          {
            product,
            // Read when they are shown, so that one that could not be read is marked.
            get name() {
              return nameOf(contract)
            },
            get day() {
              return readDay() ?? ''
            },
          },
        ]
      })
    if (oracle.status !== 'ready' || mysql.status !== 'ready' || sqlServer.status !== 'ready')
      return pendingState([oracle, mysql, sqlServer]) ?? { status: 'loading' }
    const value = [
      ...read('oracle', oracle.value),
      ...read('mysql', mysql.value),
      ...read('sqlServer', sqlServer.value),
    ]
    return { status: 'ready', value }
  }, [oracle, mysql, sqlServer, since, contractsUntil])
  const compliance = licenseCompliance.useRows(ofLocation)
  const views = useSavedViews()
  const attachedId = params.get(viewParam)

  return (
    <HandoverScreen
      since={since}
      onSinceChange={(day) => setParams({ [sinceParam]: day })}
      hosts={{
        list: current,
        columns: hosts.columns,
        compared,
        to: (kind: ChangeKind) => comparisonUrl(paths.hosts, writeDates(before, null), kind),
      }}
      silentAgents={silent.list}
      alerts={{ all, open }}
      contracts={contracts}
      contractsUntil={contractsUntil}
      compliance={compliance}
      views={views}
      attached={views.find(({ id }) => id === attachedId) ?? null}
      onAttach={(id) => setParams({ [viewParam]: id })}
      onRefresh={() => {
        const queries: readonly Refreshable[] = [
          current,
          earlier,
          silent.list,
          all,
          open,
          oracle,
          mysql,
          sqlServer,
          compliance,
        ]
        for (const query of queries) query.refresh()
      }}
    />
  )
}

interface Contract {
  supportExpiration: string | null
  contractID: string
  csi?: string
  licenseTypeID?: string
}

function nameOf({ contractID, csi, licenseTypeID }: Contract): string {
  return contractID || csi || licenseTypeID || ''
}

function useAlertGroupsList(
  query: Parameters<typeof groupsQuery>[0],
): ListState<AggregatedAlert> & Refreshable {
  const state = useOne(groupsQuery(query), readGroups)
  return useMemo(() => toListState(state, (groups) => groups), [state])
}

function useSavedViews() {
  const t = useText('pages')
  const services = useServices()
  const username = usePersisted('username')
  return useMemo(
    () =>
      viewLinks(services, username ?? '').map(({ id, name, page, to }) => ({
        id,
        label: `${name} (${t(page)})`,
        to,
      })),
    [services, username, t],
  )
}
