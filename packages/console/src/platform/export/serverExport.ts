import { malformed } from '../http/ApiError.ts'
import type { Answer, ReadClients } from '../http/client.ts'
import { localDay } from '../scope/globalFilters.ts'
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

/** Saves a spreadsheet of the server as `{name}-YYYYMMDD.xlsx`, the local day. */
export async function saveSpreadsheet(
  body: unknown,
  name: string,
  now: number,
  { type = 'xlsx', signal }: SaveOptions & { type?: 'xlsx' | 'xlsm' } = {},
): Promise<void> {
  await saveDownload(body, `${name}-${localDay(now).replaceAll('-', '')}.${type}`, name, { signal })
}

interface SaveOptions {
  /** Aborted: nothing is saved. */
  signal?: AbortSignal | undefined
}

/** Saves a response body, unless it is not a file of this type. */
export async function saveDownload(
  body: unknown,
  fileName: string,
  request: string,
  { signal }: SaveOptions = {},
): Promise<void> {
  if (!(body instanceof Blob)) throw malformed(request, 'the response is not a file')
  await checkFile(body, fileName, request)
  signal?.throwIfAborted()
  saveFile(body, fileName)
}

/** Rejects a body that is empty or not of the type that the name promises: a proxy may answer a page with status 200. */
export async function checkFile(file: Blob, fileName: string, request: string): Promise<void> {
  if (file.size === 0) throw malformed(request, 'the file is empty')
  const start = new Uint8Array(await file.slice(0, 512).arrayBuffer())
  const suffix = fileName.slice(fileName.lastIndexOf('.') + 1).toLowerCase()
  if (!beginsAs(suffix, start)) throw malformed(request, `the response is not a ${suffix} file`)
}

const zip = [0x50, 0x4b, 0x03, 0x04]
const gzip = [0x1f, 0x8b]
const signatures: ReadonlyMap<string, readonly number[]> = new Map([
  ['xlsx', zip],
  ['xlsm', zip],
  ['zip', zip],
  ['jar', zip],
  ['gz', gzip],
  ['tgz', gzip],
  ['rpm', [0xed, 0xab, 0xee, 0xdb]],
  ['exe', [0x4d, 0x5a]],
  ['msi', [0xd0, 0xcf, 0x11, 0xe0]],
  ['deb', [0x21, 0x3c, 0x61, 0x72, 0x63, 0x68, 0x3e]],
  ['xz', [0xfd, 0x37, 0x7a, 0x58, 0x5a]],
  ['bz2', [0x42, 0x5a, 0x68]],
])

/** Files of other types may hold anything but markup. */
function beginsAs(suffix: string, start: Uint8Array): boolean {
  const signature = signatures.get(suffix)
  if (signature) return signature.every((byte, index) => start[index] === byte)
  return markup.has(suffix) || !/^\s*</.test(new TextDecoder().decode(start))
}

const markup = new Set(['html', 'htm', 'xhtml', 'xml', 'svg'])

export function saveFile(file: Blob, fileName: string): void {
  const address = URL.createObjectURL(file)
  const link = document.createElement('a')
  link.href = address
  link.download = fileName
  link.click()
  // The browser has taken it by the next task.
  setTimeout(() => URL.revokeObjectURL(address))
}
