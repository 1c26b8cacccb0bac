import { useText } from '@inventory-console/ui/i18n/I18nProvider'
import { useColumnName } from '@inventory-console/ui/lib/contexts'
import { formatDay } from '@inventory-console/ui/lib/format'
import { ListToolsContext, type ListTools } from '@inventory-console/ui/lib/listTools'
import { product } from '@inventory-console/ui/lib/product'
import { ownValue } from '@inventory-console/ui/lib/records'
import { useDeferredValue, useMemo, type ReactNode } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { useViewTools } from '../../platform/list-route/useViewTools.ts'
import { versionQuery } from '../../platform/queries/lookups.ts'
import { fetchQuery } from '../../platform/query/query.ts'
import { filterQuery, filtersByVisibility, withoutParams } from '../../platform/scope/globalFilters.ts'
import { usePersisted, useServices, type Services } from '../../platform/services.ts'
import { type GlobalFilters, listPanels, saveListPanels } from '../../platform/storage/persisted.ts'
import { findUnknownParameters } from '../../platform/url-state/findUnknownParameters.ts'
import { isLongQuery } from '../../platform/url-state/longUrl.ts'
import { NextStep } from '../menu/NextStep.tsx'
import { pageOf } from '../routing/manifest.ts'

const nextStep = <NextStep />

/** Provides the tools that every list shares. They follow the URL after the new rows have rendered. */
export function ListToolsProvider({ children }: { children: ReactNode }) {
  return <ListToolsContext value={useDeferredValue(useTools())}>{children}</ListToolsContext>
}

function useTools(): ListTools {
  const t = useText('shell')
  const common = useText('common')
  const services = useServices()
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  const locationName = useColumnName('location', common('columns.location'))
  const filters = usePersisted('filters')
  const username = usePersisted('username')
  const refreshIntervals = usePersisted('every')
  const panels = usePersisted('panels')
  const views = useViewTools()
  return useMemo(() => {
    const page = pageOf(pathname)
    const visibility = page?.filters ?? 'none'
    const path = page?.path ?? pathname
    const unknownParameters = findUnknownParameters(search, visibility, services.now())
    const { 'older-than': moment, ...activeFilters } = filterQuery(filters, visibility)
    const date = moment === undefined ? null : filters.date
    const { location = null, environment = null } = activeFilters
    const line = (field: keyof GlobalFilters, value: string | null) =>
      value === null ? [] : [t('filters.chip', { field: common(`columns.${field}`), value })]
    const originEntry = (field: keyof GlobalFilters, label: string, value: string) =>
      filtersByVisibility[visibility].includes(field) ? [{ label, value }] : []
    return {
      views,
      nextStep,
      unknown: unknownParameters,
      onDismissUnknown: () =>
        void navigate(
          {
            pathname,
            search: withoutParams(services.address().search, (name) => unknownParameters.includes(name)),
          },
          { replace: true },
        ),
      scope: [
        ...line('date', date && formatDay(date)),
        ...line('location', location),
        ...line('environment', environment),
      ],
      note: [
        ...(date === null ? [] : [t('filters.dismissedHosts')]),
        ...(isLongQuery(search) ? [t('filters.longLink')] : []),
      ].join(' '),
      origin: {
        address: () => window.location.href,
        scope: [
          ...originEntry('location', locationName, location ?? common('all')),
          ...originEntry('environment', common('columns.environment'), environment ?? common('all')),
          ...originEntry('date', common('columns.date'), date ? formatDay(date) : common('today')),
        ],
        scopeKey: Object.keys(activeFilters).length === 0 ? null : JSON.stringify([location, environment]),
        user: username ?? '',
        webVersion: product.webVersion,
        serverVersion: async (signal) =>
          (await fetchQuery(services, versionQuery, { signal })).value.version || null,
      },
      refreshInterval: ownValue(refreshIntervals, path) ?? null,
      panels: listPanels(panels, path),
      onPanelsChange: (changed) => saveListPanels(services, path, changed),
      onIntervalChange: (seconds) => saveRefreshInterval(services, path, seconds),
      save: async (sheet, format, report, signal) => {
        const { saveSheet } = await import('../../platform/export/writeSheet.ts')
        await saveSheet(sheet, format, date, report, signal)
      },
    }
  }, [
    t,
    common,
    locationName,
    services,
    navigate,
    pathname,
    search,
    filters,
    username,
    refreshIntervals,
    panels,
    views,
  ])
}

function saveRefreshInterval({ persisted }: Services, path: string, seconds: number | null) {
  const { every: intervals } = persisted.get()
  const others = Object.fromEntries(Object.entries(intervals).filter(([other]) => other !== path))
  persisted.set({ ...persisted.get(), every: seconds === null ? others : { ...others, [path]: seconds } })
}
