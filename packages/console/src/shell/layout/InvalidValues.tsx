import { useSyncExternalStore } from 'react'
import { optionalPart } from '../../platform/lazy/lazyPart.tsx'
import { useServices } from '../../platform/services.ts'

const Notice = optionalPart(
  async () => (await import('@inventory-console/ui/screens/errors/UnreadValuesNotice')).UnreadValuesNotice,
)

/** Shown while a response on the page has values that violate the contract. */
export function InvalidValues({ className }: { className: string }) {
  const { invalid: invalidResponses } = useServices()
  const reports = useSyncExternalStore(invalidResponses.subscribe, invalidResponses.get)
  const byKey = new Map(Object.values(reports).map((report) => [report.key, report]))
  if (byKey.size === 0) return null
  return <Notice responses={[...byKey.values()]} className={className} />
}
