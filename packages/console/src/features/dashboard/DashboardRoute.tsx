import { alertWindow } from '@inventory-console/ui/domain/alertWindow'
import { useNow } from '@inventory-console/ui/lib/dates'
import { mapState, type OneState, valueOr } from '@inventory-console/ui/lib/state'
import { paths } from '@inventory-console/ui/paths'
import { DashboardScreen } from '@inventory-console/ui/screens/dashboard/DashboardScreen'
import { useMemo, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { compareKey, writeDates } from '../../platform/comparison/comparedDates.ts'
import { alertsOfDays, useAlertGroups } from '../../platform/queries/alerts.ts'
import { useCloudErrors, useHasActiveProfile } from '../../platform/queries/clouds.ts'
import { useLicenseHistory } from '../../platform/queries/licenses.ts'
import { hasCloudMenu, useIsAdmin, useMenuNodes, useTechnologies } from '../../platform/queries/lookups.ts'
import type { Refreshable } from '../../platform/query/query.ts'
import { isFiltering } from '../../platform/scope/globalFilters.ts'
import { usePersisted, useConfig } from '../../platform/services.ts'
import { useChanges } from './changes.ts'
import { useLastVisit } from './lastVisit.ts'
import { technologyFigures, useAwsObjects, useCores, useDashboard, useOciObjects } from './queries.ts'
import { useWorklist, useWorklistTrend } from './worklist.ts'

/** Alert polling interval in milliseconds. */
const refreshInterval = 60_000

export function DashboardRoute() {
  const config = useConfig()
  const navigate = useNavigate()
  const filters = usePersisted('filters')
  const isAdmin = useIsAdmin()
  const [tab, setTab] = useState<'licenses' | 'cores'>('licenses')
  const dashboard = useDashboard()
  const settings = useTechnologies()
  const licenses = useLicenseHistory()
  const cores = useCores(tab === 'cores')
  const oracle = useOciObjects(config.cloud !== null)
  const aws = useAwsObjects(config.cloud !== null)
  const { from, to } = alertWindow(useNow())
  // Same filters as the linked list, so that both show the same number.
  const query = useMemo(() => alertsOfDays(filters, { from, to }), [filters, from, to])
  const groups = useAlertGroups({ ...query, status: 'NEW' }, refreshInterval)
  const isLoaded = dashboard.status !== 'loading' && groups.status !== 'loading'
  const { lists: worklistQueries, ...worklist } = useWorklist(filters, isLoaded, refreshInterval)
  const lastVisit = useLastVisit()
  const changes = useChanges(lastVisit, isLoaded, filters)
  const nodes = useMenuNodes()
  const hasClouds = config.cloud !== null && hasCloudMenu(nodes)
  // The card keeps its space until the menu is known.
  const mayHaveClouds = hasClouds || (config.cloud !== null && nodes.status === 'loading')
  const errors = useCloudErrors(hasClouds)
  const hasNoCloudFacts =
    [oracle, aws].every((state) => state.status === 'ready' && state.value.profiles === 0) &&
    errors.list.status === 'ready' &&
    errors.list.value.length === 0
  // The server has no objects of Google, so its profiles decide.
  const isWithoutProfiles = useHasActiveProfile('google', hasNoCloudFacts) === false
  const isFiltered = isFiltering(filters)
  const trend = useWorklistTrend(lastVisit, isFiltered)

  const technologyInfos = valueOr(settings, none)
  const technologies = useMemo(
    () => mapState(dashboard, ({ figures }) => technologyFigures(figures, technologyInfos, isFiltered)),
    [dashboard, technologyInfos, isFiltered],
  )
  const blocks: readonly (OneState<unknown> & Refreshable)[] = [
    dashboard,
    groups,
    ...(config.cloud === null ? [] : [oracle, aws]),
  ]
  const lists = tab === 'cores' ? [licenses, cores] : [licenses]

  function refresh() {
    for (const block of [...blocks, ...lists, ...worklistQueries]) block.refresh()
    if (hasClouds) errors.refresh()
  }

  return (
    <DashboardScreen
      technologies={technologies}
      asOf={dashboard.status === 'ready' ? dashboard.value.fetchedAt : null}
      refreshing={[...blocks, ...lists].some(
        (block) => block.status === 'ready' && block.refreshing === true,
      )}
      onRefresh={refresh}
      worklist={{
        ...worklist,
        alerts: groups,
        clouds: mayHaveClouds && !isWithoutProfiles ? errors : null,
        trend,
      }}
      isFiltered={isFiltered}
      cloud={
        config.cloud === null
          ? null
          : {
              clouds: {
                oracle: mapState(oracle, ({ objects }) => objects),
                aws: mapState(aws, ({ objects }) => objects),
              },
            }
      }
      changes={changes}
      onCompare={(list, from, to) => void navigate(`${paths[list]}?${compareKey}=${writeDates(from, to)}`)}
      licenses={licenses}
      cores={cores}
      tab={tab}
      onTabChange={setTab}
      alertDays={{ from, to }}
      repositoryTo={config.repository === null ? null : paths.repository}
      rolesTo={isAdmin ? paths.roles : null}
      countsAllLocationsOnly={isAdmin}
    />
  )
}

const none: readonly never[] = []
