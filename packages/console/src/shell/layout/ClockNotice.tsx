import { useState, useSyncExternalStore } from 'react'
import { optionalPart } from '../../platform/lazy/lazyPart.tsx'
import { useServices } from '../../platform/services.ts'

const Notice = optionalPart(
  async () => (await import('@inventory-console/ui/screens/session/ClockNotice')).ClockNotice,
)

/** Shown while the device clock differs from the server clock, until it is closed. */
export function ClockNotice({ className }: { className: string }) {
  const { clockSkew } = useServices()
  const skew = useSyncExternalStore(clockSkew.subscribe, clockSkew.get)
  const [closed, setClosed] = useState(false)
  if (skew === 0 || closed) return null
  return <Notice skew={skew} className={className} onClose={() => setClosed(true)} />
}
