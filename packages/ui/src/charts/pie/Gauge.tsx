import { toneIcon, toneIconClass, type Tone } from '../../components/badge/tones.tsx'
import { Skeleton } from '../../components/skeleton/Skeleton.tsx'
import { useFormat, useText } from '../../i18n/I18nProvider.tsx'
import { cn } from '../../lib/cn.ts'

export type GaugeProps = {
  label: string
  /** 0 to 100; `null` where it is not known. */
  value: number | null | undefined
  loading?: boolean
  size?: 'small' | 'large'
  className?: string
} & (
  | {
      /** How the value is meant: from domain/tones.ts. */
      tone: Tone
      color?: never
    }
  | {
      /** Whose value it is: from domain/tones.ts. */
      color: string
      tone?: never
    }
)

const sizes = {
  small: { side: 64, line: 6, text: 'text-13' },
  large: { side: 112, line: 10, text: 'text-20' },
}

/** One percentage as a ring. Cut, never rounded up: 99.6 is not all. */
export function Gauge({ label, value, loading = false, size = 'small', className, ...meaning }: GaugeProps) {
  const t = useText('charts')
  const { percent } = useFormat()
  const { side, line, text } = sizes[size]
  const radius = (side - line) / 2
  const length = 2 * Math.PI * radius
  const known = value !== null && value !== undefined && Number.isFinite(value)
  const share = known ? Math.min(100, Math.max(0, value)) / 100 : 0
  const { tone } = meaning
  const Icon = tone === undefined || !known ? null : toneIcon[tone]
  if (loading)
    return <Skeleton className={cn('rounded-chip', className)} style={{ width: side, height: side }} />
  return (
    <div data-slot="gauge" className={cn('inline-flex max-w-full flex-col items-center gap-1', className)}>
      <div className="relative grid place-items-center" style={{ width: side, height: side }}>
        <svg width={side} height={side} aria-hidden className="absolute inset-0 -rotate-90">
          <circle
            cx={side / 2}
            cy={side / 2}
            r={radius}
            fill="none"
            strokeWidth={line}
            className="stroke-surface-active"
          />
          {share > 0 ? (
            <circle
              cx={side / 2}
              cy={side / 2}
              r={radius}
              fill="none"
              stroke={tone === undefined ? meaning.color : 'currentcolor'}
              strokeWidth={line}
              strokeDasharray={`${length * share} ${length}`}
              className={tone === undefined ? undefined : toneIconClass[tone]}
            />
          ) : null}
        </svg>
        <span className={cn('font-semibold tabular-nums', text)}>
          {known ? percent(Math.floor(value)) : t('missing')}
        </span>
      </div>
      <span className="flex max-w-full items-center gap-1 text-12 text-text-muted">
        {Icon && tone !== undefined ? (
          <Icon size={14} className={cn('shrink-0', toneIconClass[tone])} />
        ) : null}
        <bdi translate="no" className="wrap-anywhere">
          {label}
        </bdi>
      </span>
    </div>
  )
}
