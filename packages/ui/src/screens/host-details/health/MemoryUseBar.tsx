import { Badge } from '../../../components/badge/Badge.tsx'
import { useFormat, useText } from '../../../i18n/I18nProvider.tsx'
import { cn } from '../../../lib/cn.ts'
import type { MemoryUse } from './memoryUse.ts'

const tones = { within: 'success', over: 'danger', unset: 'neutral', unknown: 'neutral' } as const

/** Memory targets of the databases compared with the memory of the host. */
export function MemoryUseBar({ use }: { use: MemoryUse }) {
  const t = useText('hostDetails')
  const format = useFormat()
  const { sum, total, percent, verdict, pgaAndSga, memoryTargets } = use
  const amount = t('memory.amount', {
    sum: format.number(sum, 2),
    total: total === null ? '?' : format.number(total, 2),
    percent: percent === null ? '?' : format.percent(percent, 2),
  })
  return (
    <div className="text-13">
      <div className="flex flex-wrap items-center gap-x-2">
        <p className="tabular-nums">{amount}</p>
        <Badge tone={tones[verdict]}>{t(`memory.${verdict}`)}</Badge>
        <details className="text-12 font-normal text-text-muted open:basis-full">
          <summary className="min-h-6 cursor-pointer rounded-control py-1">{t('memory.how')}</summary>
          <p className="pt-1 tabular-nums">
            {t('memory.computed', {
              targets: format.number(pgaAndSga, 2),
              memory: format.number(memoryTargets, 2),
              sum: format.number(sum, 2),
            })}
          </p>
          <p className="pt-1">{t('memory.limit')}</p>
        </details>
      </div>
      <div
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- the native meter cannot be colored
        role="meter"
        aria-label={t('memory.title')}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={Math.min(100, Math.max(0, percent ?? 0))}
        aria-valuetext={amount}
        className="mt-1 h-1.5 overflow-hidden rounded-chip bg-surface-active bar-track"
      >
        <div
          className={cn('h-full rounded-chip bar-fill', verdict === 'over' ? 'bg-fill-full' : 'bg-fill-low')}
          style={{ width: `${Math.min(100, Math.max(0, percent ?? 0))}%` }}
        />
      </div>
    </div>
  )
}
