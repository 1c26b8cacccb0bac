import type { DatabaseUsedLicense } from '@inventory-console/api-mocks/contract'
import { useToast } from '@inventory-console/ui/components/toast/Toast'
import { useText } from '@inventory-console/ui/i18n/I18nProvider'
import { LicensesTab } from '@inventory-console/ui/screens/host-details/LicensesTab'
import { useMemo } from 'react'
import { useAct } from '../api/act.ts'
import { ignoreLicense, ignoreLicenses, useHostLicenses } from '../api/hostLicenses.ts'
import { usePageQuery } from '../app/usePageQuery.ts'

export interface HostLicensesProps {
  hostname: string
  dbName: string
  /** The host's, as the services write it. */
  technology: string
}

/** The licenses of one database, asked for when its tab opens; one answer serves all databases of the host. */
export function HostLicenses({ hostname, dbName, technology }: HostLicensesProps) {
  const t = useText('hostLicenses')
  const toast = useToast()
  const act = useAct()
  const all = useHostLicenses(hostname, usePageQuery())
  const list = useMemo(
    () => (all.status === 'ready' ? { ...all, rows: all.rows.filter((row) => row.dbName === dbName) } : all),
    [all, dbName],
  )

  async function ignore(licenses: readonly DatabaseUsedLicense[], ignored: boolean, ignoredComment: string) {
    const [only, ...more] = licenses
    if (!only) return []
    const refused =
      more.length === 0
        ? await act(ignoreLicense(technology, only, ignored, ignoredComment)).then(() => [])
        : ((await act(ignoreLicenses({ technology, licenses, ignored, ignoredComment })))?.error ?? [])
    const count = licenses.length - refused.length
    if (count > 0) toast({ tone: 'success', title: ignored ? t('done', { count }) : t('redone', { count }) })
    return refused
  }
  return <LicensesTab list={list} onIgnore={ignore} />
}
