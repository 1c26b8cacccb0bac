import type { HostDetail } from '@inventory-console/api-mocks/contract'
import { missingValue } from '@inventory-console/ui/lib/format'
import { valueOr } from '@inventory-console/ui/lib/state'
import { LicenseGap, shortTypes } from '@inventory-console/ui/screens/hosts/details/health/LicenseGap'
import { type ReactNode, useMemo } from 'react'
import { licenseCompliance } from '../../platform/queries/licenses.ts'
import { filterQuery, type FilterQuery } from '../../platform/scope/globalFilters.ts'
import { usePersisted } from '../../platform/services.ts'
import { useHostLicenses } from './hostDetailQueries.ts'

/** Number of licenses in use whose type has missing licenses. Compliance is of today. */
export function HostLicenseGap({ host }: { host: HostDetail }) {
  const query = useListedQuery(host)
  return query === null ? missingValue : <ListedLicenseGap hostname={host.hostname} query={query} />
}

/** Query of the lists that contain the host; null if the global filters exclude it. */
function useListedQuery({ location, environment }: HostDetail): FilterQuery | null {
  const filters = usePersisted('filters')
  const isListed =
    filters.date === null &&
    (filters.location ?? location) === location &&
    (filters.environment ?? environment) === environment
  return isListed ? filterQuery(filters, 'location') : null
}

interface LicenseGapsProps {
  host: HostDetail
  /** Receives the ids of the license types with missing licenses. */
  children: (missingTypes: ReadonlySet<string>) => ReactNode
}

const noTypes: ReadonlySet<string> = new Set()

export function LicenseGaps({ host, children }: LicenseGapsProps) {
  const rows = valueOr(licenseCompliance.useRows(useListedQuery(host)), null)
  return children(useMemo(() => (rows === null ? noTypes : shortTypes(rows)), [rows]))
}

function ListedLicenseGap({ hostname, query }: { hostname: string; query: FilterQuery }) {
  const compliance = licenseCompliance.useRows(query)
  const licenses = useHostLicenses(hostname, {})
  return <LicenseGap {...{ hostname, licenses, compliance }} />
}
