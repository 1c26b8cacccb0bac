import type { DatabaseUsedLicense } from '@inventory-console/api-mocks/contract'
import { useToast } from '@inventory-console/ui/components/toast/Toast'
import { useText } from '@inventory-console/ui/i18n/I18nProvider'
import { mapState } from '@inventory-console/ui/lib/state'
import { LicensesTab } from '@inventory-console/ui/screens/hosts/details/databases/LicensesTab'
import { useMemo } from 'react'
import { usePageQuery } from '../../platform/pages/page.ts'
import { withVendor, useIgnoreLicenses } from '../../platform/queries/licenses.ts'
import { useHostLicenses } from './hostDetailQueries.ts'

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
    () => mapState(hostLicenses, (rows) => rows.filter((row) => row.dbName === dbName)),
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
