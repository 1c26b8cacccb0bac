import type { HostDetail } from '@inventory-console/api-mocks/contract'
import { missingValue } from '@inventory-console/ui/lib/format'
import { LicenseGap } from '@inventory-console/ui/screens/host-details/health/LicenseGap'
import { usePersisted } from '../../platform/environment/services.ts'
import { licenseCompliance } from '../../platform/queries/licenseQueries.ts'
import { useHostNames } from '../../platform/queries/nameQueries.ts'
import { filterQuery, type FilterQuery } from '../../platform/scope/globalFilters.ts'
import { useHostLicenses } from './hostLicenseQueries.ts'

/** Number of used licenses whose type is short. Compliance is of today. */
export function HostLicenseGap({ host }: { host: HostDetail }) {
  const filters = usePersisted('filters')
  const { hostname, location, environment } = host
  // The linked list has the host only within the global filters.
  const isListed =
    filters.date === null &&
    (filters.location ?? location) === location &&
    (filters.environment ?? environment) === environment
  return isListed ? (
    <ListedLicenseGap hostname={hostname} query={filterQuery(filters, 'location')} />
  ) : (
    missingValue
  )
}

function ListedLicenseGap({ hostname, query }: { hostname: string; query: FilterQuery }) {
  const compliance = licenseCompliance.useRows(query)
  const licenses = useHostLicenses(hostname, {})
  const hostnames = useHostNames()
  return <LicenseGap {...{ hostname, licenses, compliance, hostnames }} />
}
