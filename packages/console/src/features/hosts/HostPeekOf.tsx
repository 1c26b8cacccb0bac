import type { HostDetail, HostSummary } from '@inventory-console/api-mocks/contract'
import { hasFeatures } from '@inventory-console/ui/domain/host'
import { HostPeek, HostPeekChanges } from '@inventory-console/ui/screens/hosts/details/HostPeek'
import { HostPeekSkeleton } from '@inventory-console/ui/screens/hosts/details/HostPeekSkeleton'
import { useEffect, useState } from 'react'
import { usePageFilters } from '../../platform/pages/page.ts'
import { useHostNames, useMemoryLimit } from '../../platform/queries/lookups.ts'
import { useHostChanges } from './ChangesOfHost.tsx'
import { useHost, useIgnoreMissing, useMissingDatabases } from './hostDetailQueries.ts'
import { HostLicenseGap } from './HostLicenseGap.tsx'

/** Milliseconds before the details of a host are requested, so that holding an arrow key requests none. */
const delay = 200

/** Details of a row in the side peek of the hosts. */
export function HostPeekOf({ row: { hostname } }: { row: HostSummary }) {
  return <Delayed key={hostname} hostname={hostname} />
}

function Delayed({ hostname }: { hostname: string }) {
  const [isDue, setDue] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setDue(true), delay)
    return () => clearTimeout(timer)
  }, [])
  return isDue ? <Details hostname={hostname} /> : <HostPeekSkeleton />
}

function Details({ hostname }: { hostname: string }) {
  const query = usePageFilters()
  const host = useHost(hostname, query)
  const missing = useMissingDatabases(hostname, host.status === 'ready' && hasFeatures(host.value))
  return (
    <HostPeek
      hostname={hostname}
      host={host}
      hostnames={useHostNames()}
      isPastDay={query['older-than'] !== undefined}
      memoryLimit={useMemoryLimit(hostname)}
      missing={missing}
      onIgnoreMissing={useIgnoreMissing(hostname)}
      licenseGap={host.status === 'ready' ? <HostLicenseGap host={host.value} /> : null}
      changes={renderChanges}
    />
  )
}

const renderChanges = (host: HostDetail) => <Changes host={host} />

function Changes({ host }: { host: HostDetail }) {
  return <HostPeekChanges list={useHostChanges(host)} />
}
