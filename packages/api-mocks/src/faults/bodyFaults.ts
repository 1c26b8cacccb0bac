import { HttpResponse } from 'msw'
import { exactText, isExactNumber, parsedExactly } from '../lib/http/exactJson.ts'
import { errorBody } from '../lib/http/http.ts'
import type { Fake } from '../lib/random.ts'
import { isRecord } from '../lib/records.ts'
import type { FaultKind } from './fault.ts'

/** Error response in the format of the server. 403 comes from the guard and has no body. */
export function errorResponse(status: number): Response {
  const empty = status < 400 || status === 403
  return empty
    ? new HttpResponse(null, { status })
    : HttpResponse.json(errorBody(status, 'sample failure of the mocks'), { status })
}

const page = '<!doctype html><html lang="en"><head><title>Start</title></head><body></body></html>'

type BodyFault = Extract<FaultKind, { kind: 'cut' | 'json' | 'html' | 'null' | 'missing' | 'type' }>

export function isBodyFault(fault: FaultKind): fault is BodyFault {
  return ['cut', 'json', 'html', 'null', 'missing', 'type'].includes(fault.kind)
}

/** Damages a successful response. A fault without a key damages a random one. */
export async function damageResponse(response: Response, fault: BodyFault, fake: Fake): Promise<Response> {
  if (fault.kind === 'html') return HttpResponse.html(page)
  if (fault.kind === 'cut') {
    const bytes = await response.clone().arrayBuffer()
    return withBody(response, bytes.slice(0, Math.floor(bytes.byteLength / 2)))
  }
  const text = await response.clone().text()
  if (fault.kind === 'json') return withBody(response, `${text},,`)
  const json = parsedExactly(text)
  if (!json) return response
  const paths = pathsIn(json.value)
  const path = fault.key ?? fake(0).helpers.arrayElement(paths.length === 0 ? [''] : paths)
  const value = replaceAt(json.value, path, (found) =>
    fault.kind === 'null' ? null : fault.kind === 'missing' ? REMOVED : otherType(found),
  )
  return withBody(response, value === REMOVED ? '' : exactText(value))
}

function withBody(response: Response, body: string | ArrayBuffer): Response {
  const headers = new Headers(response.headers)
  headers.delete('Content-Length')
  const bodiless = response.status === 204 || response.status === 304
  return new HttpResponse(bodiless ? null : body, { status: response.status, headers })
}

/** Replaces empty lists with null, as the server encodes a nil slice. */
function withoutEmptyLists(value: unknown): unknown {
  if (Array.isArray(value)) return value.length === 0 ? null : value.map((item) => withoutEmptyLists(item))
  if (!isRecord(value)) return value
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, withoutEmptyLists(item)]))
}

/** Makes all empty lists null, or all null lists empty, whatever the server sends. */
export async function withListMode(
  request: Request,
  response: Response,
  lists: 'null' | 'empty',
): Promise<Response> {
  if (!(response.headers.get('Content-Type') ?? '').startsWith('application/json')) return response
  const json = parsedExactly(await response.clone().text())
  if (!json) return response
  if (lists === 'null') return withBody(response, exactText(withoutEmptyLists(json.value)))
  const { withoutNullLists } = await import('./lists.ts')
  return withBody(
    response,
    exactText(withoutNullLists(request.method, request.url, response.status, json.value)),
  )
}

/**
 * Paths of the non-null values in a JSON value, such as `hosts.0.info.os`. Of each list only the first two
 * items.
 */
function pathsIn(value: unknown, path = '', depth = 6): string[] {
  if (depth === 0) return []
  return entriesOf(value)
    .slice(0, Array.isArray(value) ? 2 : undefined)
    .flatMap(([key, item]) => {
      const itemPath = path === '' ? key : `${path}.${key}`
      return item === null ? [] : [itemPath, ...pathsIn(item, itemPath, depth - 1)]
    })
}

const REMOVED = Symbol('gone')

/** Copies the value with `change` applied at `path`; `*` matches each key or index, '' the value itself. */
function replaceAt(value: unknown, path: string, change: (found: unknown) => unknown): unknown {
  if (path === '') return change(value)
  const [key = '', ...rest] = path.split('.')
  const entries = entriesOf(value)
    .map(
      ([name, item]) =>
        [name, key === '*' || key === name ? replaceAt(item, rest.join('.'), change) : item] as const,
    )
    .filter(([, item]) => item !== REMOVED)
  if (Array.isArray(value)) return entries.map(([, item]) => item)
  return isRecord(value) ? Object.fromEntries(entries) : value
}

/** Returns a value of another JSON type. */
function otherType(value: unknown): unknown {
  if (isExactNumber(value)) return 'forty-two'
  if (typeof value === 'string') return 42
  if (typeof value === 'boolean') return 'yes'
  if (Array.isArray(value)) return { length: value.length }
  return value === null ? 0 : 'an object'
}

function entriesOf(value: unknown): [string, unknown][] {
  if (Array.isArray(value)) return value.map((item: unknown, index) => [String(index), item])
  return isRecord(value) ? Object.entries(value) : []
}
