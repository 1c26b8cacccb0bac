import { KeyValueCards } from '../key-value/KeyValueCards.tsx'
import { Skeleton } from '../skeleton/Skeleton.tsx'

/** Default skeleton: cards above tabs. */
export function DetailSkeleton() {
  return (
    <div className="flex flex-col gap-4">
      <KeyValueCards>
        {Array.from({ length: 5 }, (_, index) => (
          <Skeleton key={index} className="h-44 rounded-panel" />
        ))}
      </KeyValueCards>
      <Skeleton className="h-9" />
      <Skeleton className="h-72" />
    </div>
  )
}
