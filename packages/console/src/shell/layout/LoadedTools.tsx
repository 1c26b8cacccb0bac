import { useText } from '@inventory-console/ui/i18n/I18nProvider'
import type { ListTools } from '@inventory-console/ui/lib/listTools'
import { formatDay } from '@inventory-console/ui/lib/values/format'
import { ownValue } from '@inventory-console/ui/lib/values/ownValue'
import { startTransition, useLayoutEffect, useMemo } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { usePersisted, useServices, type Services } from '../../platform/environment/services.ts'
import { useViewTools } from '../../platform/list-route/useViewTools.ts'
import { unreadParts } from '../../platform/storage/unreadParts.ts'
import { without } from '../../platform/url-state/viewAddress.ts'
import { pageOf } from '../routing/manifest.ts'

/** Provides the tools of the current list to the layout. */
export function LoadedTools({ onTools }: { onTools: (tools: ListTools) => void }) {
  const t = useText('shell')
  const services = useServices()
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  const filters = usePersisted('filters')
  const every = usePersisted('every')
  const summaryOpen = usePersisted('summaryOpen')
  const views = useViewTools()
  const tools = useMemo((): ListTools => {
    const page = pageOf(pathname)
    const visibility = page?.filters ?? 'none'
    const path = page?.path ?? pathname
    const unread = unreadParts(search, visibility, services.now())
    const takesAll = visibility === 'all'
    const line = (field: 'date' | 'location' | 'environment', value: string | null) =>
      value === null ? [] : [t('filters.chip', { field: t(`filters.${field}`), value })]
    return {
      views,
      unread,
      onForgetUnread: () =>
        void navigate({ pathname, search: without(services.address().search, unread) }, { replace: true }),
      scope: [
        ...line('date', takesAll || visibility === 'date' ? filters.date && formatDay(filters.date) : null),
        ...line('location', takesAll || visibility === 'location' ? filters.location : null),
        ...line('environment', takesAll ? filters.environment : null),
      ],
      every: ownValue(every, path) ?? null,
      summary: {
        open: summaryOpen,
        onOpenChange: (open) => services.persisted.set({ ...services.persisted.get(), summaryOpen: open }),
      },
      onEveryChange: (seconds) => remember(services, path, seconds),
      save: async (sheet, format, report, signal) => {
        const { saveSheet } = await import('../../platform/export/saveSheet.ts')
        await saveSheet(sheet, format, services.now(), report, signal)
      },
    }
  }, [t, services, navigate, pathname, search, filters, every, summaryOpen, views])
  // The tools follow the URL in a transition, outside the render of the new rows.
  useLayoutEffect(() => startTransition(() => onTools(tools)), [tools, onTools])
  return null
}

function remember({ persisted }: Services, path: string, seconds: number | null) {
  const { every } = persisted.get()
  const others = Object.fromEntries(Object.entries(every).filter(([other]) => other !== path))
  persisted.set({ ...persisted.get(), every: seconds === null ? others : { ...others, [path]: seconds } })
}
