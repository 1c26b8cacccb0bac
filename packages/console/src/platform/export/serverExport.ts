import type { Answer, ReadClients } from '../http/client.ts'
import type { FilterQuery } from '../scope/globalFilters.ts'

interface Exported<Asked> {
  /** File name in `{name}-YYYYMMDD.xlsx`. */
  file: string
  /** Operation for error messages, such as `GET /hosts`. */
  name: string
  /** Sends the request with `...asSpreadsheet`. */
  fetcher: (clients: ReadClients, asked: Asked, signal: AbortSignal) => Promise<Answer<unknown>>
}

/** A spreadsheet of a list that the server creates for the global filters. */
export interface ServiceExport extends Exported<FilterQuery> {
  /** The label is the text `list.export.<id>`. */
  id: 'xlsx' | 'withoutPdbs' | 'allRacks'
}

/** A workbook with macros for a license audit, for hosts that reported in a period. */
export interface AuditExport extends Exported<FilterQuery & { from?: string; to?: string }> {
  id: 'oracleAudit' | 'mysqlAudit'
  vendor: 'oracle' | 'mysql'
}

export function isAudit(file: ServiceExport | AuditExport): file is AuditExport {
  return 'vendor' in file
}

/** Options of a GET request for an XLSX response. */
export const asSpreadsheet = {
  headers: { Accept: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet' },
  parseAs: 'blob',
} as const

/** Options of a GET request for the audit workbook of a vendor. */
export function asAudit(vendor: AuditExport['vendor']) {
  const Accept = `application/vnd.${vendor}.lms+vnd.ms-excel.sheet.macroEnabled.12`
  return { headers: { Accept }, parseAs: 'blob' } as const
}
