import type { HostDetail, HostSummary } from '@inventory-console/api-mocks/contract'
import { useToast } from '@inventory-console/ui/components/toast/Toast'
import { hasFeatures } from '@inventory-console/ui/domain/host'
import { useText } from '@inventory-console/ui/i18n/I18nProvider'
import type { ListState } from '@inventory-console/ui/lib/state'
import type { DatedHostChanges } from '@inventory-console/ui/screens/hosts/details/changes/HostChanges'
import { HostPeek, HostPeekSkeleton } from '@inventory-console/ui/screens/hosts/details/HostPeek'
import { type ReactNode, useEffect, useState } from 'react'
import { usePageFilters } from '../../platform/pages/page.ts'
import { ignoreMissing } from '../../platform/queries/hosts.ts'
import { useMemoryLimit } from '../../platform/queries/lookups.ts'
import { useMutation } from '../../platform/query/mutation.ts'
import { useHostChanges } from './ChangesOfHost.tsx'
import { useHost, useMissingDatabases } from './hostDetailQueries.ts'
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
  const common = useText('common')
  const toast = useToast()
  const mutate = useMutation()
  const query = usePageFilters()
  const host = useHost(hostname, query)
  const missing = useMissingDatabases(hostname, host.status === 'ready' && hasFeatures(host.value))
  const onIgnoreMissing = async (name: string, ignored: boolean, comment: string) => {
    await mutate(ignoreMissing(hostname, name, ignored, comment))
    const title = ignored ? 'missingDatabase.ignored' : 'missingDatabase.noLongerIgnored'
    toast({ tone: 'success', title: common(title, { name }) })
  }
  return (
    <HostPeek
      hostname={hostname}
      host={host}
      isPastDay={query['older-than'] !== undefined}
      memoryLimit={useMemoryLimit(hostname)}
      missing={missing}
      onIgnoreMissing={onIgnoreMissing}
      licenseGap={host.status === 'ready' ? <HostLicenseGap host={host.value} /> : null}
      changes={renderChanges}
    />
  )
}

type RenderChanges = (list: ListState<DatedHostChanges>) => ReactNode

const renderChanges = (host: HostDetail, render: RenderChanges) => <Changes host={host} render={render} />

function Changes({ host, render }: { host: HostDetail; render: RenderChanges }) {
  return render(useHostChanges(host))
}
