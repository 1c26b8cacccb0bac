import type { HostDetail } from '@inventory-console/api-mocks/contract'
import { Suspense, useState } from 'react'
import type { LineSeries } from '../../../../charts/line/LineChart.tsx'
import { Skeleton } from '../../../../components/skeleton/Skeleton.tsx'
import { useText } from '../../../../i18n/I18nProvider.tsx'
import { parseTime, useNow } from '../../../../lib/dates.ts'
import { lazy } from '../../../../lib/lazy.ts'
import { LineChart } from '../../../../lib/lazyCharts.ts'
import { HostCard, HostCardButton } from '../HostCard.tsx'

const CpuDialog = lazy(async () => (await import('./CpuDialog.tsx')).CpuDialog, null)

/** CPU of a host over the last month, with its number of threads as the limit. */
export function HostCpuCard({ host }: { host: HostDetail }) {
  const t = useText('hostDetails')
  const common = useText('common')
  const charts = useText('charts')
  const now = useNow()
  const [open, setOpen] = useState(false)
  const points = cpuOfLastMonth(host, now)
  const threads = host.info.cpuThreads
  return (
    <HostCard
      title={t('cpu.title')}
      unit={charts('capacity.units.cpuHost')}
      action={<HostCardButton onClick={() => setOpen(true)}>{common('details')}</HostCardButton>}
    >
      {points.length < 2 ? (
        <p className="px-4 py-3 text-13 text-text-muted">{t('cpu.none')}</p>
      ) : (
        <Suspense fallback={<Skeleton data-loading className="m-3 h-28" />}>
          <LineChart
            bare
            title={t('cpu.title')}
            unit={charts('capacity.units.cpuHost')}
            height={136}
            list={{
              status: 'ready',
              value: [{ id: 'cpu', name: charts('capacity.measures.cpuHost'), points }],
            }}
            {...(threads > 0
              ? { limit: { value: threads, label: common('threads', { count: threads }) } }
              : {})}
            className="px-3 pt-1"
          />
        </Suspense>
      )}
      {open ? <CpuDialog host={host} onClose={() => setOpen(false)} /> : null}
    </HostCard>
  )
}

const month = 31 * 86_400_000

/**
 * CPU of the host by week and, for the newest week, by day; without it the daily sum of its databases. Empty if neither is
 * known.
 */
export function cpuOfLastMonth(
  { history, cpuConsumptions }: Pick<HostDetail, 'history' | 'cpuConsumptions'>,
  now: number,
): LineSeries['points'] {
  const ofHost = cpuConsumptions.flatMap(({ target = '', timeStart, cpuAvg = null }) => {
    const time = parseTime(timeStart)
    return time !== null && /^(?:w[2-4]|d[1-7])$/.test(target) ? [{ time, value: cpuAvg }] : []
  })
  if (ofHost.length > 1) return ofHost
  const isRecent = (time: number) => time > now - month && time <= now
  return history.flatMap(({ createdAt, totalDailyCPUUsage: value }) => {
    const time = parseTime(createdAt)
    return time !== null && isRecent(time) ? [{ time, value }] : []
  })
}
