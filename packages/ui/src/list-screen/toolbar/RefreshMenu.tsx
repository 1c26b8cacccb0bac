import { ChevronDown } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { buttonClass } from '../../components/button/buttonClass.ts'
import { OnDemandMenu } from '../../components/menu/OnDemandMenu.tsx'
import { useFormat, useText } from '../../i18n/I18nProvider.tsx'
import { cn } from '../../lib/cn.ts'
import type { ListTools } from '../../lib/listTools.ts'
import { useNow } from '../../lib/values/clock.ts'

export interface RefreshMenuProps extends Pick<ListTools, 'every' | 'onEveryChange'> {
  onRefresh: () => void
  refreshing: boolean
}

const load = async () => (await import('./RefreshChoices.tsx')).RefreshChoices

/** Menu of the refresh interval; polls while one is set. */
export function RefreshMenu(props: RefreshMenuProps) {
  const { every, onEveryChange, onRefresh, refreshing } = props
  const t = useText('list')
  useRepeat(every, onRefresh, refreshing)
  return (
    <OnDemandMenu
      align="end"
      label={every === null ? t('refresh.off') : t('refresh.on', { every: t('refresh.every', { every }) })}
      className={cn(
        buttonClass(),
        '-ml-px rounded-l-none px-1.5',
        every !== null && 'border-accent bg-accent-subtle text-accent-text',
      )}
      face={<ChevronDown aria-hidden size={14} />}
      load={load}
      entries={{ every, onEveryChange }}
    />
  )
}

/** Pauses polling in a hidden tab, and refreshes once on return if overdue. */
function useRepeat(every: number | null, onRefresh: () => void, refreshing: boolean) {
  const latest = useRef({ onRefresh, refreshing })
  useEffect(() => {
    latest.current = { onRefresh, refreshing }
  })
  useEffect(() => {
    if (every === null) return undefined
    const pause = every * 1000
    let timer: ReturnType<typeof setTimeout> | undefined
    let due = performance.now() + pause
    const ask = () => {
      if (!latest.current.refreshing) latest.current.onRefresh()
      due = performance.now() + pause
      wait()
    }
    const wait = () => {
      clearTimeout(timer)
      if (document.visibilityState === 'visible')
        timer = setTimeout(ask, Math.max(0, due - performance.now()))
    }
    wait()
    document.addEventListener('visibilitychange', wait)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', wait)
    }
  }, [every])
}

/** Milliseconds between updates of the displayed age. */
const ageing = 20_000

export function DataAge({ asOf }: { asOf: number }) {
  const t = useText('list')
  const { age, dateTime } = useFormat()
  const [, tell] = useState(0)
  const now = useNow()
  useEffect(() => {
    const timer = setInterval(() => tell((times) => times + 1), ageing)
    return () => clearInterval(timer)
  }, [])
  return (
    <time dateTime={new Date(asOf).toISOString()} title={dateTime(asOf)}>
      {now - asOf < 60_000 ? t('refresh.now') : t('refresh.age', { age: age(asOf, now) })}
    </time>
  )
}
