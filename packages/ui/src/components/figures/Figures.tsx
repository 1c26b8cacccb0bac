import { UnreadMark } from '../../data-table/cells/cells.tsx'
import type { UnreadValue } from '../../lib/unreadValues.ts'
import { Skeleton } from '../skeleton/Skeleton.tsx'

export interface Figure {
  id: string
  label: string
  /** Formatted with its unit; null while loading. */
  value: string | null
  /** Reference value, such as "of all 120 databases". */
  note?: string | undefined
  /** In place of the value; see `readMarked`. */
  unread?: UnreadValue | null
}

/** Key figures, each with a note. */
export function Figures({ figures }: { figures: readonly Figure[] }) {
  return (
    <dl data-slot="figures" className="grid grid-cols-[repeat(auto-fill,minmax(min(7rem,100%),1fr))] gap-3">
      {figures.map(({ id, label, value, note, unread = null }) => (
        <div key={id} className="min-w-0">
          <dt className="truncate text-12 text-text-muted" title={label}>
            {label}
          </dt>
          <dd className="text-16 font-semibold tabular-nums">
            {unread ? (
              <UnreadMark unread={unread} />
            ) : value === null ? (
              <span className="flex h-6 items-center">
                <Skeleton className="h-4 w-20" />
              </span>
            ) : (
              <bdi translate="no" className="block truncate" title={value}>
                {value}
              </bdi>
            )}
          </dd>
          {note === undefined ? null : <dd className="text-12 wrap-anywhere text-text-muted">{note}</dd>}
        </div>
      ))}
    </dl>
  )
}
