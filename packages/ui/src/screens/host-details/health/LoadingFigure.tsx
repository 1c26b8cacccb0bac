import { Skeleton } from '../../../components/skeleton/Skeleton.tsx'

/** A figure that is not loaded. A missing value would read as "none". */
export function LoadingFigure() {
  return (
    <span aria-busy className="flex h-5 items-center">
      <Skeleton className="w-12" />
    </span>
  )
}
