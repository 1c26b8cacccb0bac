import type { ExadataRack } from '@inventory-console/api-mocks/contract'
import { clsx } from 'clsx'
import { UnreadMark } from '../../data-table/cells/cells.tsx'
import { fillClass, fillLevel } from '../../domain/tones.ts'
import { useFormat, useText } from '../../i18n/I18nProvider.tsx'
import { readMarked, type UnreadValue } from '../../lib/unreadValues.ts'
import { percentIn } from './rackParts.ts'

interface Usage {
  id: 'cpu' | 'memory' | 'size'
  percent: Figure<number | null>
  total: Figure
  used: Figure
  free: Figure
  isSize: boolean
}

/** The value, or what could not be read. */
interface Figure<Value = number> {
  value: Value
  unread: UnreadValue | null
}

/** Resource use of a rack as bars and numbers. */
export function UsageBars({ rack }: { rack: ExadataRack }) {
  const usages: readonly Usage[] = [
    {
      id: 'cpu',
      percent: readMarked(() => percentIn(rack.usedCPUPercentage)),
      total: readMarked(() => rack.totalCPU),
      used: readMarked(() => rack.usedCPU),
      free: readMarked(() => rack.freeCPU),
      isSize: false,
    },
    {
      id: 'memory',
      percent: readMarked(() => percentIn(rack.usedMemoryPercentage)),
      total: readMarked(() => rack.totalMemory),
      used: readMarked(() => rack.usedMemory),
      free: readMarked(() => rack.freeMemory),
      isSize: true,
    },
    {
      id: 'size',
      percent: readMarked(() => percentIn(rack.usedSizePercentage)),
      total: readMarked(() => rack.totalSize),
      used: readMarked(() => rack.usedSize),
      free: readMarked(() => rack.freeSpace),
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
  const share = percent.value ?? 0
  return (
    <section
      aria-label={title}
      className="flex min-w-0 flex-col gap-2 rounded-panel border border-line bg-surface-raised p-3"
    >
      <h3 className="flex items-baseline justify-between gap-2 text-13 font-semibold">
        {title}
        <span className="tabular-nums">
          {percent.unread ? <UnreadMark unread={percent.unread} /> : format.percent(percent.value, 2)}
        </span>
      </h3>
      <div aria-hidden className="h-1.5 overflow-hidden rounded-chip bg-surface-active bar-track">
        <div
          className={clsx('h-full rounded-chip bar-fill', fillClass[fillLevel(share)])}
          style={{ width: `${Math.min(100, Math.max(0, share))}%` }}
        />
      </div>
      <dl className="flex flex-wrap gap-x-4 gap-y-1 text-12">
        {(['total', 'used', 'free'] as const).map((name) => {
          const { value, unread } = figures[name]
          return (
            <div key={name} className="flex gap-1">
              <dt className="text-text-muted">{t(`usage.${name}`)}</dt>
              <dd className="tabular-nums">
                {unread ? (
                  <UnreadMark unread={unread} />
                ) : isSize ? (
                  format.bytes(value * 1024 ** 3)
                ) : (
                  format.number(value)
                )}
              </dd>
            </div>
          )
        })}
      </dl>
    </section>
  )
}
