import type { GetRequest } from '../query/query.ts'
import type { FilterQuery } from '../scope/globalFilters.ts'

interface BaseExport<Params> {
  /** File name in `{name}-YYYYMMDD.xlsx`. */
  file: string
  request: (params: Params) => GetRequest
}

/** A spreadsheet of a list that the server creates for the global filters. */
export interface ServerExport extends BaseExport<FilterQuery> {
  /** The label is the text `list.export.<id>`. */
  id: 'xlsx' | 'withoutPdbs' | 'allRacks'
  /** True if the server refuses the request with these filters. Default: never. */
  isRefused?: ((filters: FilterQuery, isAdmin: boolean) => boolean) | undefined
}

/** A workbook with macros for a license audit, for hosts that reported in a period. */
export interface AuditExport extends BaseExport<FilterQuery & { from?: string; to?: string }> {
  id: 'oracleAudit' | 'mysqlAudit'
  vendor: 'oracle' | 'mysql'
}

export function isAudit(file: ServerExport | AuditExport): file is AuditExport {
  return 'vendor' in file
}

/** Options of a GET request for an XLSX response. */
export const spreadsheetRequest = {
  headers: { Accept: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet' },
  parseAs: 'blob',
} as const

/** Options of a GET request for the audit workbook of a vendor. */
export function auditRequest(vendor: AuditExport['vendor']) {
  const Accept = `application/vnd.${vendor}.lms+vnd.ms-excel.sheet.macroEnabled.12`
  return { headers: { Accept }, parseAs: 'blob' } as const
}
