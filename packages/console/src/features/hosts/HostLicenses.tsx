import type { DatabaseUsedLicense, HostDetail } from '@inventory-console/api-mocks/contract'
import { useToast } from '@inventory-console/ui/components/toast/Toast'
import { useText } from '@inventory-console/ui/i18n/I18nProvider'
import { missingValue } from '@inventory-console/ui/lib/values/format'
import { LicensesTab } from '@inventory-console/ui/screens/host-details/databases/LicensesTab'
import { LicenseGap } from '@inventory-console/ui/screens/host-details/health/LicenseGap'
import { useMemo } from 'react'
import { usePersisted } from '../../platform/environment/services.ts'
import { usePageQuery } from '../../platform/pages/usePageQuery.ts'
import { withVendor, useIgnoreLicenses } from '../../platform/queries/ignoreLicenses.ts'
import { useCompliance } from '../../platform/queries/licenseQueries.ts'
import { useHostNames } from '../../platform/queries/nameQueries.ts'
import { filterQuery, type FilterQuery } from '../../platform/scope/globalFilters.ts'
import { useHostLicenses } from './hostLicenseQueries.ts'

export interface HostLicensesProps {
  hostname: string
  dbName: string
  /** Technology of the host, as the API spells it. */
  technology: string
}

/** Licenses of one database, requested when the tab opens. All databases of the host share one response. */
export function HostLicenses({ hostname, dbName, technology }: HostLicensesProps) {
  const t = useText('hostLicenses')
  const toast = useToast()
  const ignoreAll = useIgnoreLicenses()
  const hostLicenses = useHostLicenses(hostname, usePageQuery())
  const list = useMemo(
    () =>
      hostLicenses.status === 'ready'
        ? { ...hostLicenses, rows: hostLicenses.rows.filter((row) => row.dbName === dbName) }
        : hostLicenses,
    [hostLicenses, dbName],
  )

  async function ignoreSelected(licenses: readonly DatabaseUsedLicense[], ignored: boolean, comment: string) {
    const owned = licenses.map((license) => withVendor(technology, license))
    const { changed, rejected } = await ignoreAll(owned, ignored, comment)
    const count = changed.length
    if (count > 0) toast({ tone: 'success', title: ignored ? t('done', { count }) : t('redone', { count }) })
    return rejected
  }
  return <LicensesTab list={list} onIgnore={ignoreSelected} />
}

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
  const compliance = useCompliance(query, { errorScope: 'inline' })
  const licenses = useHostLicenses(hostname, {})
  const hostnames = useHostNames(true)
  return <LicenseGap {...{ hostname, licenses, compliance, hostnames }} />
}
