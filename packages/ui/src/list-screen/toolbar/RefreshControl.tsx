import { clsx } from 'clsx'
import { ChevronDown } from 'lucide-react'
import { use, useEffect, useRef, useState } from 'react'
import { buttonClass } from '../../components/button/Button.tsx'
import { RefreshButton } from '../../components/detail-screen/RefreshButton.tsx'
import { LazyMenu } from '../../components/menu/LazyMenu.tsx'
import { useFormat, useText } from '../../i18n/I18nProvider.tsx'
import { useNow } from '../../lib/dates.ts'
import { lazyModule } from '../../lib/lazy.ts'
import { ListToolsContext } from '../../lib/listTools.ts'
import type { RefreshChoicesProps } from './ToolbarMenus.tsx'

interface RefreshControlProps {
  onRefresh: () => void
  refreshing: boolean
}

export function RefreshControl({ onRefresh, refreshing }: RefreshControlProps) {
  const tools = use(ListToolsContext)
  if (!tools) return <RefreshButton compact onRefresh={onRefresh} refreshing={refreshing} />
  const { refreshInterval, onIntervalChange } = tools
  return (
    <span className="flex">
      <RefreshButton compact onRefresh={onRefresh} refreshing={refreshing} className="rounded-r-none" />
      <RefreshMenu {...{ refreshInterval, onIntervalChange, onRefresh, refreshing }} />
    </span>
  )
}

interface RefreshMenuProps extends RefreshChoicesProps {
  onRefresh: () => void
  refreshing: boolean
}

const load = lazyModule(async () => (await import('./ToolbarMenus.tsx')).RefreshChoices)

/** Menu of the refresh interval; polls while one is set. */
function RefreshMenu(props: RefreshMenuProps) {
  const { refreshInterval, onIntervalChange, onRefresh, refreshing } = props
  const t = useText('list')
  usePolling(refreshInterval, onRefresh, refreshing)
  return (
    <LazyMenu
      align="end"
      label={
        refreshInterval === null
          ? t('refresh.off')
          : t('refresh.on', { every: t('refresh.every', { every: refreshInterval }) })
      }
      className={clsx(
        buttonClass(),
        '-ml-px rounded-l-none px-1.5',
        refreshInterval !== null && 'border-accent bg-accent-subtle text-accent-text',
      )}
      content={<ChevronDown aria-hidden size={14} />}
      load={load}
      entries={{ refreshInterval, onIntervalChange }}
    />
  )
}

/** Pauses polling in a hidden tab, and refreshes once on return if overdue. */
function usePolling(refreshInterval: number | null, onRefresh: () => void, refreshing: boolean) {
  const latest = useRef({ onRefresh, refreshing })
  useEffect(() => {
    latest.current = { onRefresh, refreshing }
  })
  useEffect(() => {
    if (refreshInterval === null) return undefined
    const intervalMs = refreshInterval * 1000
    let timer: ReturnType<typeof setTimeout> | undefined
    let nextDue = performance.now() + intervalMs
    const poll = () => {
      if (!latest.current.refreshing) latest.current.onRefresh()
      nextDue = performance.now() + intervalMs
      schedule()
    }
    const schedule = () => {
      clearTimeout(timer)
      if (document.visibilityState === 'visible')
        timer = setTimeout(poll, Math.max(0, nextDue - performance.now()))
    }
    schedule()
    document.addEventListener('visibilitychange', schedule)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', schedule)
    }
  }, [refreshInterval])
}

/** Milliseconds between updates of the displayed age. */
const ageUpdateInterval = 20_000

export function DataAge({ asOf }: { asOf: number }) {
  const t = useText('list')
  const { age, dateTime } = useFormat()
  const [, forceUpdate] = useState(0)
  const now = useNow()
  useEffect(() => {
    const timer = setInterval(() => forceUpdate((count) => count + 1), ageUpdateInterval)
    return () => clearInterval(timer)
  }, [])
  return (
    <time dateTime={new Date(asOf).toISOString()} title={dateTime(asOf)}>
      {now - asOf < 60_000 ? t('refresh.now') : t('refresh.age', { age: age(asOf, now) })}
    </time>
  )
}
