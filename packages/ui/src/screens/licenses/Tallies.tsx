import { toneIcon, toneIconClass, type Tone } from '../../components/badge/tones.tsx'
import { Skeleton } from '../../components/skeleton/Skeleton.tsx'
import { useFormat } from '../../i18n/I18nProvider.tsx'
import { cn } from '../../lib/cn.ts'

export interface Tally {
  id: string
  label: string
  count: number
  tone: Tone
  /** The list shows these rows alone. */
  chosen: boolean
  onChoose: () => void
}

/** How many rows there are of each kind; one press narrows the list to them, another takes that back. */
export function Tallies({ label, tallies }: { label: string; tallies: readonly Tally[] }) {
  const format = useFormat()
  return (
    <ul
      aria-label={label}
      data-slot="tallies"
      className="flex gap-2 max-sm:overflow-x-auto max-sm:py-0.5 sm:flex-wrap"
    >
      {tallies.map(({ id, label, count, tone, chosen, onChoose }) => {
        const Icon = toneIcon[tone]
        return (
          <li key={id} className="shrink-0">
            <button
              type="button"
              aria-pressed={chosen}
              onClick={onChoose}
              className={cn(
                'flex min-h-8 items-center gap-2 rounded-control border px-3 text-13 transition-colors hover:bg-surface-hover',
                chosen ? 'border-accent bg-accent-subtle' : 'border-line bg-surface-raised',
              )}
            >
              <Icon aria-hidden size={14} className={cn('shrink-0', toneIconClass[tone])} />
              <span className="font-semibold tabular-nums">{format.number(count)}</span>
              <span className="text-text-muted">{label}</span>
            </button>
          </li>
        )
      })}
    </ul>
  )
}

/** As high as they will be in one line. */
export function TalliesLoading() {
  return <Skeleton className="h-8 w-80 max-w-full" />
}
