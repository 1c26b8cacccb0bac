import { useText } from '@inventory-console/ui/i18n/I18nProvider'
import { useNameOf } from '@inventory-console/ui/lib/columnNames'
import type { ListTools } from '@inventory-console/ui/lib/listTools'
import { product } from '@inventory-console/ui/lib/product'
import { formatDay } from '@inventory-console/ui/lib/values/format'
import { ownValue } from '@inventory-console/ui/lib/values/ownValue'
import { startTransition, useLayoutEffect, useMemo } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { usePersisted, useServices, type Services } from '../../platform/environment/services.ts'
import { useViewTools } from '../../platform/list-route/useViewTools.ts'
import { versionQuery } from '../../platform/queries/lookupQueries.ts'
import { fetchQuery, withSignal } from '../../platform/query/query.ts'
import { filterQuery } from '../../platform/scope/globalFilters.ts'
import { unreadParts } from '../../platform/storage/unreadParts.ts'
import { without } from '../../platform/url-state/viewAddress.ts'
import { pageOf } from '../routing/manifest.ts'

/** Provides the tools of the current list to the layout. */
export function LoadedTools({ onTools }: { onTools: (tools: ListTools) => void }) {
  const t = useText('shell')
  const services = useServices()
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  const locationName = useNameOf('location', t('filters.location'))
  const filters = usePersisted('filters')
  const username = usePersisted('username')
  const every = usePersisted('every')
  const summaryOpen = usePersisted('summaryOpen')
  const views = useViewTools()
  const tools = useMemo((): ListTools => {
    const page = pageOf(pathname)
    const visibility = page?.filters ?? 'none'
    const path = page?.path ?? pathname
    const unread = unreadParts(search, visibility, services.now())
    const { 'older-than': moment, ...narrowed } = filterQuery(filters, visibility)
    const date = moment === undefined ? null : filters.date
    const { location = null, environment = null } = narrowed
    const line = (field: 'date' | 'location' | 'environment', value: string | null) =>
      value === null ? [] : [t('filters.chip', { field: t(`filters.${field}`), value })]
    const takes = {
      date: visibility === 'all' || visibility === 'date',
      location: visibility === 'all' || visibility === 'location',
      environment: visibility === 'all',
    }
    const inAbout = (field: keyof typeof takes, label: string, value: string) =>
      takes[field] ? [{ label, value }] : []
    return {
      views,
      unread,
      onForgetUnread: () =>
        void navigate({ pathname, search: without(services.address().search, unread) }, { replace: true }),
      scope: [
        ...line('date', date && formatDay(date)),
        ...line('location', location),
        ...line('environment', environment),
      ],
      origin: {
        address: () => window.location.href,
        scope: [
          ...inAbout('location', locationName, location ?? t('filters.anyLocation')),
          ...inAbout('environment', t('filters.environment'), environment ?? t('filters.anyEnvironment')),
          ...inAbout('date', t('filters.date'), date ? formatDay(date) : t('filters.today')),
        ],
        scopeKey: Object.keys(narrowed).length === 0 ? null : JSON.stringify([location, environment]),
        user: username ?? '',
        webVersion: product.webVersion,
        serverVersion: async (signal) =>
          (await fetchQuery(services, withSignal(versionQuery, signal))).value.version || null,
      },
      every: ownValue(every, path) ?? null,
      summary: {
        open: summaryOpen,
        onOpenChange: (open) => services.persisted.set({ ...services.persisted.get(), summaryOpen: open }),
      },
      onEveryChange: (seconds) => remember(services, path, seconds),
      save: async (sheet, format, report, signal) => {
        const { saveSheet } = await import('../../platform/export/saveSheet.ts')
        await saveSheet(sheet, format, date, report, signal)
      },
    }
  }, [t, locationName, services, navigate, pathname, search, filters, username, every, summaryOpen, views])
  // The tools follow the URL in a transition, outside the render of the new rows.
  useLayoutEffect(() => startTransition(() => onTools(tools)), [tools, onTools])
  return null
}

function remember({ persisted }: Services, path: string, seconds: number | null) {
  const { every } = persisted.get()
  const others = Object.fromEntries(Object.entries(every).filter(([other]) => other !== path))
  persisted.set({ ...persisted.get(), every: seconds === null ? others : { ...others, [path]: seconds } })
}
