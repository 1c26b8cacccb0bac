import type { ExadataRack } from '@inventory-console/api-mocks/contract'
import { clsx } from 'clsx'
import { fillClass, fillLevel } from '../../domain/tones.ts'
import { useFormat, useText } from '../../i18n/I18nProvider.tsx'
import { percentIn } from './rackParts.ts'

interface Usage {
  id: 'cpu' | 'memory' | 'size'
  percent: number | null
  total: number
  used: number
  free: number
  isSize: boolean
}

/** Resource use of a rack as bars and numbers. */
export function UsageBars({ rack }: { rack: ExadataRack }) {
  const usages: readonly Usage[] = [
    {
      id: 'cpu',
      percent: percentIn(rack.usedCPUPercentage),
      total: rack.totalCPU,
      used: rack.usedCPU,
      free: rack.freeCPU,
      isSize: false,
    },
    {
      id: 'memory',
      percent: percentIn(rack.usedMemoryPercentage),
      total: rack.totalMemory,
      used: rack.usedMemory,
      free: rack.freeMemory,
      isSize: true,
    },
    {
      id: 'size',
      percent: percentIn(rack.usedSizePercentage),
      total: rack.totalSize,
      used: rack.usedSize,
      free: rack.freeSpace,
      isSize: true,
    },
  ]
  return (
    <div className="grid grid-cols-[repeat(auto-fit,minmax(min(12rem,100%),1fr))] gap-3">
      {usages.map((usage) => (
        <UsageBar key={usage.id} {...usage} />
      ))}
    </div>
  )
}

function UsageBar({ id, percent, isSize, ...figures }: Usage) {
  const t = useText('exadata')
  const format = useFormat()
  const title = t(`usage.${id}`)
  return (
    <section
      aria-label={title}
      className="flex min-w-0 flex-col gap-2 rounded-panel border border-line bg-surface-raised p-3"
    >
      <h3 className="flex items-baseline justify-between gap-2 text-13 font-semibold">
        {title}
        <span className="tabular-nums">{format.percent(percent, 2)}</span>
      </h3>
      <div aria-hidden className="h-1.5 overflow-hidden rounded-chip bg-surface-active bar-track">
        <div
          className={clsx('h-full rounded-chip bar-fill', fillClass[fillLevel(percent ?? 0)])}
          style={{ width: `${Math.min(100, Math.max(0, percent ?? 0))}%` }}
        />
      </div>
      <dl className="flex flex-wrap gap-x-4 gap-y-1 text-12">
        {(['total', 'used', 'free'] as const).map((name) => (
          <div key={name} className="flex gap-1">
            <dt className="text-text-muted">{t(`usage.${name}`)}</dt>
            <dd className="tabular-nums">
              {isSize ? format.bytes(figures[name] * 1024 ** 3) : format.number(figures[name])}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
