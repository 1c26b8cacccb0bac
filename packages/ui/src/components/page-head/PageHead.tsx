import type { ReactNode } from 'react'
import { cn } from '../../lib/cn.ts'

export interface PageHeadProps {
  title: string
  /** Count or age of the data, beside the title. */
  aside?: ReactNode
  /** At the right, the one primary action last. */
  actions?: ReactNode
  className?: string
}

export function PageHead({ title, aside, actions, className }: PageHeadProps) {
  return (
    <div
      data-slot="page-head"
      className={cn('flex min-h-10 flex-wrap items-center gap-x-3 gap-y-2', className)}
    >
      <h1 className="min-w-0 text-20 font-semibold wrap-anywhere">
        <bdi translate="no">{title}</bdi>
      </h1>
      {aside ? <div className="text-13 text-text-muted tabular-nums">{aside}</div> : null}
      {actions ? <div className="ml-auto flex flex-wrap items-center gap-2">{actions}</div> : null}
    </div>
  )
}
