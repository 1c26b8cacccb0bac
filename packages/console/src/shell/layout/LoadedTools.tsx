import { useText } from '@inventory-console/ui/i18n/I18nProvider'
import { useColumnName } from '@inventory-console/ui/lib/contexts'
import { formatDay } from '@inventory-console/ui/lib/format'
import type { ListTools } from '@inventory-console/ui/lib/listTools'
import { product } from '@inventory-console/ui/lib/product'
import { ownValue } from '@inventory-console/ui/lib/records'
import { startTransition, useLayoutEffect, useMemo } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { lazyPart } from '../../platform/lazy/lazyPart.tsx'
import { useViewTools } from '../../platform/list-route/useViewTools.ts'
import { versionQuery } from '../../platform/queries/lookupQueries.ts'
import { fetchQuery } from '../../platform/query/query.ts'
import { filterQuery } from '../../platform/scope/globalFilters.ts'
import { usePersisted } from '../../platform/services.ts'
import { useServices } from '../../platform/services.ts'
import type { Services } from '../../platform/services.ts'
import { filtersByVisibility } from '../../platform/scope/globalFilters.ts'
import { withoutParams } from '../../platform/scope/globalFilters.ts'
import { findUnknownParameters } from '../../platform/storage/findUnknownParameters.ts'
import type { GlobalFilters } from '../../platform/storage/persisted.ts'
import { pageOf } from '../routing/manifest.ts'

// Lazy-loaded, because lists are rarely empty.
const NextStep = lazyPart(async () => (await import('../menu/NextStep.tsx')).NextStep)
const nextStep = <NextStep />

/** Provides the tools of the current list to the layout. */
export function LoadedTools({ onTools }: { onTools: (tools: ListTools) => void }) {
  const t = useText('shell')
  const services = useServices()
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  const locationName = useColumnName('location', t('filters.location'))
  const filters = usePersisted('filters')
  const username = usePersisted('username')
  const refreshIntervals = usePersisted('every')
  const summaryOpen = usePersisted('summaryOpen')
  const views = useViewTools()
  const tools = useMemo((): ListTools => {
    const page = pageOf(pathname)
    const visibility = page?.filters ?? 'none'
    const path = page?.path ?? pathname
    const unknownParameters = findUnknownParameters(search, visibility, services.now())
    const { 'older-than': moment, ...activeFilters } = filterQuery(filters, visibility)
    const date = moment === undefined ? null : filters.date
    const { location = null, environment = null } = activeFilters
    const line = (field: keyof GlobalFilters, value: string | null) =>
      value === null ? [] : [t('filters.chip', { field: t(`filters.${field}`), value })]
    const originEntry = (field: keyof GlobalFilters, label: string, value: string) =>
      filtersByVisibility[visibility].includes(field) ? [{ label, value }] : []
    return {
      views,
      nextStep,
      unknown: unknownParameters,
      onDismissUnknown: () =>
        void navigate(
          { pathname, search: withoutParams(services.address().search, unknownParameters) },
          { replace: true },
        ),
      scope: [
        ...line('date', date && formatDay(date)),
        ...line('location', location),
        ...line('environment', environment),
      ],
      note: date === null ? undefined : t('filters.dismissedHosts'),
      origin: {
        address: () => window.location.href,
        scope: [
          ...originEntry('location', locationName, location ?? t('filters.anyLocation')),
          ...originEntry('environment', t('filters.environment'), environment ?? t('filters.anyEnvironment')),
          ...originEntry('date', t('filters.date'), date ? formatDay(date) : t('filters.today')),
        ],
        scopeKey: Object.keys(activeFilters).length === 0 ? null : JSON.stringify([location, environment]),
        user: username ?? '',
        webVersion: product.webVersion,
        serverVersion: async (signal) =>
          (await fetchQuery(services, versionQuery, { signal })).value.version || null,
      },
      refreshInterval: ownValue(refreshIntervals, path) ?? null,
      summary: {
        open: summaryOpen,
        onOpenChange: (open) => services.persisted.set({ ...services.persisted.get(), summaryOpen: open }),
      },
      onIntervalChange: (seconds) => saveRefreshInterval(services, path, seconds),
      save: async (sheet, format, report, signal) => {
        const { saveSheet } = await import('../../platform/export/saveSheet.ts')
        await saveSheet(sheet, format, date, report, signal)
      },
    }
  }, [
    t,
    locationName,
    services,
    navigate,
    pathname,
    search,
    filters,
    username,
    refreshIntervals,
    summaryOpen,
    views,
  ])
  // The tools follow the URL in a transition, outside the render of the new rows.
  useLayoutEffect(() => startTransition(() => onTools(tools)), [tools, onTools])
  return null
}

function saveRefreshInterval({ persisted }: Services, path: string, seconds: number | null) {
  const { every: intervals } = persisted.get()
  const others = Object.fromEntries(Object.entries(intervals).filter(([other]) => other !== path))
  persisted.set({ ...persisted.get(), every: seconds === null ? others : { ...others, [path]: seconds } })
}
