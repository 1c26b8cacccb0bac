import { Skeleton } from '../../../components/skeleton/Skeleton.tsx'
import { useText } from '../../../i18n/I18nProvider.tsx'

/** Shown until the code and the details of a host have loaded. As high as the health of a host and some databases. */
export function HostPeekSkeleton() {
  const common = useText('common')
  return (
    <div aria-busy className="flex flex-col gap-3 p-4">
      <p className="sr-only">{common('state.loading')}</p>
      <Skeleton className="h-40" />
      <Skeleton className="h-28" />
      <Skeleton className="h-24" />
    </div>
  )
}
