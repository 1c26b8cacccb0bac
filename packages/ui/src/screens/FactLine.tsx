import type { ReactNode } from 'react'
import { UnreadText } from '../data-table/cells/cells.tsx'
import type { UnreadValue } from '../lib/unreadValues.ts'

export interface LineFact {
  label: string
  /** Left out if empty. */
  value: string
  unread: UnreadValue | null
  /** In place of the value. */
  content?: ReactNode
}

/** What a host or a cluster is and where it runs, in one line; labels are tooltips. */
export function FactLine({ facts }: { facts: readonly LineFact[] }) {
  return (
    <dl className="flex min-w-0 flex-wrap items-center gap-x-1.5 normal-nums">
      {facts
        .filter(({ value, unread }) => unread !== null || value !== '')
        .map(({ label, value, unread, content }) => (
          <div
            key={label}
            title={label}
            className="flex min-w-0 items-center gap-x-1.5 not-last:after:[content:'·'_/_'']"
          >
            <dt className="sr-only">{label}</dt>
            <dd className="min-w-0 wrap-anywhere text-text">
              {unread ? <UnreadText unread={unread} /> : (content ?? <bdi translate="no">{value}</bdi>)}
            </dd>
          </div>
        ))}
    </dl>
  )
}
