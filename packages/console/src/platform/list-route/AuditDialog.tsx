import { retryFailed, valueOr } from '@inventory-console/ui/lib/state'
import { AuditExportDialog, type AuditValues } from '@inventory-console/ui/screens/hosts/AuditExportDialog'
import { useEffect, useRef, useState } from 'react'
import { saveSpreadsheet } from '../export/download.ts'
import { auditRequest, type AuditExport } from '../export/serverExport.ts'
import { asApiError } from '../http/ApiError.ts'
import { useEnvironments, useLocations } from '../queries/lookups.ts'
import { send } from '../query/query.ts'
import { usePersisted, useServices } from '../services.ts'

interface AuditDialogProps {
  auditExport: AuditExport
  onClose: () => void
}

/** Prompts for the period and downloads the audit file. Closing the dialog aborts the request. */
export function AuditDialog({ auditExport, onClose }: AuditDialogProps) {
  const services = useServices()
  const filters = usePersisted('filters')
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  const closed = useRef<AbortController>(null)
  useEffect(() => {
    closed.current = new AbortController()
    return () => closed.current?.abort()
  }, [])

  async function download(values: AuditValues) {
    const { vendor, file, request } = auditExport
    const query = queryOf(values)
    const auditFile = { ...request(query), init: auditRequest(vendor) }
    const closeSignal = closed.current?.signal
    setBusy(true)
    setFailure(null)
    try {
      const body = await send(services, auditFile, { signal: closeSignal })
      await saveSpreadsheet(body, file, { query, now: services.now(), type: 'xlsm', signal: closeSignal })
      onClose()
    } catch (error) {
      if (closeSignal?.aborted) return
      setFailure(asApiError(error, auditFile.name).message)
      setBusy(false)
    }
  }

  const locations = useLocations()
  const environments = useEnvironments()
  return (
    <AuditExportDialog
      vendor={auditExport.vendor}
      locations={valueOr(locations, [])}
      environments={valueOr(environments, [])}
      onRetry={retryFailed(locations, environments)}
      initialScope={{ location: filters.location, environment: filters.environment }}
      busy={busy}
      failure={failure}
      onExport={(values) => void download(values)}
      onClose={onClose}
    />
  )
}

function queryOf({ from, to, location, environment }: AuditValues) {
  return {
    ...(from === null ? {} : { from: midnight(from, 0) }),
    // The API excludes the end, so the last day ends at the start of the next one.
    ...(to === null ? {} : { to: midnight(to, 1) }),
    ...(location === null ? {} : { location }),
    ...(environment === null ? {} : { environment }),
  }
}

function midnight(day: string, addedDays: number): string {
  const [year = 1970, month = 1, date = 1] = day.split('-').map(Number)
  return new Date(year, month - 1, date + addedDays).toISOString()
}
