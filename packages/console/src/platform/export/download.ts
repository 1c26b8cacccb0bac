import { dayOf } from '@inventory-console/ui/lib/dates'
import { digestOf } from '@inventory-console/ui/lib/records'
import { malformedResponse } from '../http/ApiError.ts'
import type { FilterQuery } from '../scope/globalFilters.ts'

/**
 * Saves an unchanged spreadsheet of the server. The file name contains the digest of the query and the day
 * of the data.
 */
export async function saveSpreadsheet(
  body: unknown,
  name: string,
  { query, now, signal, type = 'xlsx' }: SpreadsheetOptions,
): Promise<void> {
  const { 'older-than': date, ...filters } = query
  const digest = Object.keys(filters).length === 0 ? null : digestOf(filters)
  const day = date === undefined ? dayOf(now) : dayOf(Date.parse(date))
  await saveDownload(body, `${datedName({ name, digest, day })}.${type}`, name, { signal })
}

interface SpreadsheetOptions extends SaveOptions {
  query: FilterQuery
  now: number
  type?: 'xlsx' | 'xlsm'
}

interface SaveOptions {
  /** Aborting saves no file. */
  signal?: AbortSignal | undefined
}

/** Saves a response body. Rejects with an error if the body does not match the file type. */
export async function saveDownload(
  body: unknown,
  fileName: string,
  request: string,
  { signal }: SaveOptions = {},
): Promise<void> {
  if (!(body instanceof Blob)) throw malformedResponse(request, 'the response is not a file')
  await checkFile(body, fileName, request)
  signal?.throwIfAborted()
  saveFile(body, fileName)
}

/**
 * Rejects an empty or mismatched body, because a proxy may return an HTML page with
 * status 200.
 */
export async function checkFile(file: Blob, fileName: string, request: string): Promise<void> {
  if (file.size === 0) throw malformedResponse(request, 'the file is empty')
  const start = new Uint8Array(await file.slice(0, 512).arrayBuffer())
  const suffix = fileName.slice(fileName.lastIndexOf('.') + 1).toLowerCase()
  if (!hasSignature(suffix, start)) throw malformedResponse(request, `the response is not a ${suffix} file`)
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

/** Other file types may contain anything except markup. */
function hasSignature(suffix: string, start: Uint8Array): boolean {
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
  // The browser has read the URL by the next task.
  setTimeout(() => URL.revokeObjectURL(address))
}

/** Replaces the characters that some operating system forbids in file names. */
export function fileName(title: string): string {
  const name = title.replaceAll(/[\p{Cc}\p{Cf}<>:"/\\|?*]+/gu, ' ').replaceAll(/\s+/g, ' ')
  return Array.from(name.trim().replace(/^\.+/, '')).slice(0, 80).join('').trim() || 'list'
}

export interface FileOrigin {
  name: string
  /** Identifies the filters; null without any. */
  digest: string | null
  /** Day of the data, YYYY-MM-DD. */
  day: string
}

/** `Hosts-20261126`, or `Hosts-1a2b3c-20261126` with filters. */
export function datedName({ name, digest, day }: FileOrigin): string {
  return [fileName(name), ...(digest === null ? [] : [digest]), day.replaceAll('-', '')].join('-')
}
