import { HttpHandler, HttpResponse } from 'msw'
import { spreadsheets } from '../../contract/generated/spreadsheets.ts'
import { httpError, mounts } from '../../lib/http/http.ts'
import { macroSpreadsheetOf, macroSpreadsheetType, spreadsheetOf, spreadsheetType } from '../../lib/xlsx.ts'
import type { World } from '../../world/world.ts'
import { auditSheet, auditTypes } from '../databases/audit.ts'

/**
 * Adds the workbook response to operations that declare one. It is sent only if Accept equals its type, and
 * contains the rows of all pages.
 */
export function withSpreadsheet(handler: HttpHandler, world: World): HttpHandler {
  const { method, path } = handler.info
  const call = typeof path === 'string' ? callAt(path) : ''
  const spreadsheet = spreadsheets[call]
  if (method !== 'GET' || spreadsheet === undefined) return handler
  return new HttpHandler(method, path, async ({ request, requestId }) => {
    const accept = request.headers.get('Accept') ?? ''
    const audit = call === '/hosts' ? auditTypes.get(accept) : undefined
    if (audit) {
      const sheet = await macroSpreadsheetOf(auditSheet(world, request, audit), world.clock.now())
      return workbookResponse(sheet, macroSpreadsheetType)
    }
    const rowRequest = accept === spreadsheetType ? forAllRows(call, request) : request
    const response = (await handler.run({ request: rowRequest, requestId }))?.response
    if (accept !== spreadsheetType || response?.status !== 200) return response
    const rows = rowsOf(await response.json(), spreadsheet.rows)
    const sheet = { name: nameOf(call), columns: spreadsheet.columns, rows }
    return workbookResponse(await spreadsheetOf(sheet, world.clock.now()), spreadsheetType)
  })
}

/** Response of an operation that returns only a workbook. */
export function workbookResponse(bytes: Uint8Array<ArrayBuffer>, type: string): Response {
  return new HttpResponse(bytes, { headers: { 'Content-Type': type } })
}

/** Converts a handler path to the contract's template, such as `/hosts/clusters/{name}`, without the mount. */
function callAt(path: string): string {
  const base = [mounts.api, mounts.cloud].find((mount) => path.startsWith(`*${mount}/`))
  if (base === undefined) return ''
  return path
    .slice(base.length + 1)
    .replace(/^\/ldap/, '')
    .replaceAll(/:(\w+)/g, '{$1}')
}

/** Query parameters that a workbook request ignores (`removes`) or overrides (`sets`). */
const queryOverrides: Readonly<
  Record<string, { removes?: readonly string[]; sets?: Record<string, string> }>
> = {
  '/hosts': { sets: { mode: 'summary' } },
  '/hosts/clusters': { removes: ['mode'] },
  '/alerts': {
    removes: [
      'mode',
      'search',
      'severity',
      'category',
      'code',
      'description',
      'hostname',
      'sort-by',
      'sort-desc',
    ],
  },
  '/hosts/technologies/oracle/databases/addms': { sets: { 'sort-by': 'benefit', 'sort-desc': 'true' } },
}

function forAllRows(call: string, request: Request): Request {
  const url = new URL(request.url)
  const { removes = [], sets = {} } = queryOverrides[call] ?? {}
  if (call === '/alerts' && !['', 'all', null].includes(url.searchParams.get('mode'))) {
    throw httpError(400, 'this mode has no spreadsheet')
  }
  for (const name of ['page', 'size', ...removes]) url.searchParams.delete(name)
  for (const [name, value] of Object.entries(sets)) url.searchParams.set(name, value)
  return new Request(url, request)
}

function rowsOf(body: unknown, key: string | null): object[] {
  if (Array.isArray(body)) return body.filter((row) => typeof row === 'object' && row !== null)
  if (typeof body !== 'object' || body === null || key === null) return []
  return rowsOf(Reflect.get(body, key), null)
}

function nameOf(call: string): string {
  const words = call.split('/').filter((part) => part !== '' && !part.startsWith('{'))
  return words.slice(words[0] === 'hosts' && words.length > 2 ? 2 : 0).join(' ') || 'rows'
}
