import { ExportButton } from '@inventory-console/ui/components/export-button/ExportButton'
import { useText } from '@inventory-console/ui/i18n/I18nProvider'
import { lazy } from '@inventory-console/ui/lib/lazy'
import { useState } from 'react'
import { saveSpreadsheet } from '../export/download.ts'
import { type AuditExport, isAudit, type ServerExport, spreadsheetRequest } from '../export/serverExport.ts'
import { usePageFilters } from '../pages/page.ts'
import { useIsAdmin } from '../queries/lookups.ts'
import { send } from '../query/query.ts'
import { useServices } from '../services.ts'

// Lazy-loaded, because few users export an audit file.
const AuditDialog = lazy(async () => (await import('./AuditDialog.tsx')).AuditDialog, null)

export interface ServerExportsProps {
  exports: readonly (ServerExport | AuditExport)[]
  named?: boolean | undefined
}

/** Files that the server generates for this list with its global filters. */
export function ServerExports({ exports, named }: ServerExportsProps) {
  const t = useText('list')
  const services = useServices()
  const filters = usePageFilters()
  const [audit, setAudit] = useState<AuditExport | null>(null)
  const isAdmin = useIsAdmin()
  const offered = exports.filter((each) => isAudit(each) || each.isRefused?.(filters, isAdmin) !== true)
  const choices = offered.map((serverExport) => ({
    id: `${serverExport.id} ${serverExport.file}`,
    label: t(`export.${serverExport.id}`),
    run: async (stop: AbortSignal) => {
      if (isAudit(serverExport)) {
        setAudit(serverExport)
        return
      }
      const { file, request } = serverExport
      const body = await send(services, { ...request(filters), init: spreadsheetRequest }, { signal: stop })
      await saveSpreadsheet(body, file, { query: filters, now: services.now(), signal: stop })
    },
  }))
  return (
    <>
      <ExportButton choices={choices} named={named} />
      {audit ? <AuditDialog auditExport={audit} onClose={() => setAudit(null)} /> : null}
    </>
  )
}
