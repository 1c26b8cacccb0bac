import type { HostDetail } from '@inventory-console/api-mocks/contract'
import { LicenseGap } from '@inventory-console/ui/screens/host-details/LicenseGap'
import { usePersisted } from '../../platform/environment/services.ts'
import { useCompliance } from '../../platform/queries/licenseQueries.ts'
import { useHostNames } from '../../platform/queries/nameQueries.ts'
import { filterQuery } from '../../platform/scope/globalFilters.ts'
import { useHostLicenses } from './hostLicenseQueries.ts'

/** Licenses of a host whose type is short. Compliance is of today and takes the location only. */
export function HostLicenseGap({ host }: { host: HostDetail }) {
  const filters = usePersisted('filters')
  const { location, environment } = host
  // The linked list has the host only within the global filters.
  const isListed =
    filters.date === null &&
    (filters.location ?? location) === location &&
    (filters.environment ?? environment) === environment
  const compliance = useCompliance(isListed ? filterQuery(filters, 'location') : null, {
    errorScope: 'inline',
  })
  const licenses = useHostLicenses(host.hostname, {})
  const names = useHostNames(true)
  return (
    <LicenseGap
      hostname={host.hostname}
      licenses={licenses}
      compliance={isListed ? compliance : null}
      hostnames={names}
    />
  )
}
