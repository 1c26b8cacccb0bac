import { ExportButton } from '@inventory-console/ui/components/export-button/ExportButton'
import { useText } from '@inventory-console/ui/i18n/I18nProvider'
import { lazyPart } from '@inventory-console/ui/lib/react/lazyPart'
import { Suspense, useState } from 'react'
import { useServices } from '../environment/services.ts'
import { saveSpreadsheet } from '../export/download.ts'
import { isAudit, type AuditExport, type ServiceExport } from '../export/serverExport.ts'
import { usePageQuery } from '../pages/usePageQuery.ts'
import { send } from '../query/query.ts'

// Lazy-loaded, because few users export an audit file.
const AuditDialog = lazyPart(async () => (await import('./AuditDialog.tsx')).AuditDialog)

export interface ServiceExportsProps {
  exports: readonly (ServiceExport | AuditExport)[]
  named?: boolean | undefined
}

/** Files that the server generates for this list with its global filters. */
export function ServiceExports({ exports, named }: ServiceExportsProps) {
  const t = useText('list')
  const services = useServices()
  const filters = usePageQuery()
  const [audit, setAudit] = useState<AuditExport | null>(null)
  const choices = exports.map((made) => ({
    id: `${made.id} ${made.file}`,
    label: t(`export.${made.id}`),
    run: async (stop: AbortSignal) => {
      if (isAudit(made)) {
        setAudit(made)
        return
      }
      const { name, file, fetcher } = made
      const body = await send(services, name, (clients, signal) =>
        fetcher(clients, filters, AbortSignal.any([signal, stop])),
      )
      await saveSpreadsheet(body, file, { query: filters, now: services.now(), signal: stop })
    },
  }))
  return (
    <>
      <ExportButton choices={choices} named={named} />
      {audit ? (
        <Suspense fallback={null}>
          <AuditDialog made={audit} onClose={() => setAudit(null)} />
        </Suspense>
      ) : null}
    </>
  )
}
