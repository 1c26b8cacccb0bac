import { lazyPart } from '@inventory-console/ui/lib/react/lazyPart'
import { Suspense, useSyncExternalStore } from 'react'
import { useServices } from '../../platform/environment/services.ts'
import { Boundary } from '../../platform/lazy/lazyView.tsx'

const Notice = lazyPart(
  async () => (await import('@inventory-console/ui/screens/errors/UnreadValuesNotice')).UnreadValuesNotice,
)

/** Shown while a response on the page has values that violate the contract. */
export function UnreadValues({ className }: { className: string }) {
  const { unread } = useServices()
  const reports = useSyncExternalStore(unread.subscribe, unread.get)
  const byKey = new Map(Object.values(reports).map((report) => [report.key, report]))
  if (byKey.size === 0) return null
  return (
    <Boundary fallback={() => null}>
      <Suspense fallback={null}>
        <Notice responses={[...byKey.values()]} className={className} />
      </Suspense>
    </Boundary>
  )
}
