import type { Answer, ReadClients } from '../http/client.ts'
import type { FilterQuery } from '../scope/globalFilters.ts'

interface Exported<Asked> {
  /** The file: `{name}-YYYYMMDD.xlsx`. */
  file: string
  /** `GET /hosts`, for the reader of a failure. */
  name: string
  /** Asks with `...asSpreadsheet`. */
  fetcher: (clients: ReadClients, asked: Asked, signal: AbortSignal) => Promise<Answer<unknown>>
}

/** A file that the services make of a list, with the global filters that it is shown with. */
export interface ServiceExport extends Exported<FilterQuery> {
  /** Its words: `list.export.<id>`. */
  id: 'xlsx' | 'withoutPdbs' | 'allRacks'
}

/** A file with macros that a vendor audits: of the hosts that reported from one moment until before another. */
export interface AuditExport extends Exported<FilterQuery & { from?: string; to?: string }> {
  id: 'oracleAudit' | 'mysqlAudit'
  vendor: 'oracle' | 'mysql'
}

export function isAudit(file: ServiceExport | AuditExport): file is AuditExport {
  return 'vendor' in file
}

/** Put into a GET that the services can also answer as a spreadsheet. */
export const asSpreadsheet = {
  headers: { Accept: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet' },
  parseAs: 'blob',
} as const

/** The same for the audit file of a vendor. */
export function asAudit(vendor: AuditExport['vendor']) {
  const Accept = `application/vnd.${vendor}.lms+vnd.ms-excel.sheet.macroEnabled.12`
  return { headers: { Accept }, parseAs: 'blob' } as const
}
