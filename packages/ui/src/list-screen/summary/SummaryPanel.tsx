import type { ReactNode } from 'react'
import { Skeleton } from '../../components/skeleton/Skeleton.tsx'

interface SummaryPanelProps {
  title: string
  /** States which rows the figures cover. */
  note?: ReactNode
  children: ReactNode
}

/** Content of the summary rail: stacked figures, facets and charts. */
export function SummaryPanel({ title, note, children }: SummaryPanelProps) {
  return (
    <div data-slot="summary" className="flex flex-col gap-5 p-3 md:p-4">
      <div>
        <h2 className="text-13 font-semibold">{title}</h2>
        {note ? <p className="text-12 text-text-muted tabular-nums">{note}</p> : null}
      </div>
      {children}
    </div>
  )
}

const skeletonIndexes = Array.from({ length: 4 }, (_, index) => index)

/** Keeps the look of the summary while its rows load. */
export function SummarySkeleton() {
  return (
    <div aria-busy className="flex flex-col gap-5 p-3 md:p-4">
      <Skeleton className="h-5 w-40" />
      {skeletonIndexes.map((index) => (
        <Skeleton key={index} className="h-24" />
      ))}
    </div>
  )
}
